import { illustrated, specs } from '../lists.ts';

/** /tools/how-to-wash. */
export const howToWash = {
  pageTitle: 'Cómo lavar',
  description:
    'Cómo lavar en la lavandería de su edificio, paso a paso: separar la ropa, cargar el tambor, poner el jabón, elegir el programa y activar la lavadora con su tarjeta.',
  title: 'Cómo lavar, paso a paso',
  lead: 'Siete pasos para que la ropa salga limpia a la primera y la lavadora quede lista para el próximo vecino.',
  stepsTitle: 'Los pasos',
  steps: illustrated({
    SortedClothes: {
      title: 'Separe la ropa',
      text: 'Ponga por un lado lo blanco y por otro lo de color y lo oscuro. Aparte lo delicado y lo muy sucio. La etiqueta de cada prenda dice a qué temperatura se lava y si admite lavadora.',
    },
    EmptiedPockets: {
      title: 'Vacíe los bolsillos',
      text: 'Monedas, llaves y horquillas dañan el tambor y la bomba; un pañuelo de papel deja pelusa en toda la carga. Suba los cierres y use una bolsa de malla para lo pequeño.',
    },
    LoadedDrum: {
      title: 'Cargue el tambor sin apretar',
      text: 'Llene hasta tres cuartas partes: encima de la ropa debe entrar una mano abierta. Si el tambor va lleno, el agua y el jabón no pasan entre las prendas. La capacidad en kilos está indicada en la máquina.',
    },
    Dispenser: {
      title: 'Ponga el jabón justo',
      text: 'Use jabón para lavadora, de poca espuma, en la cantidad que indica el envase para su carga. Si la lavandería tiene dosificador de jabón líquido, úselo. Más jabón no lava mejor: deja restos en la ropa y puede detener la máquina por exceso de espuma.',
    },
    ProgrammeDial: {
      title: 'Elija el programa',
      text: 'Cierre bien la puerta y elija según la prenda más delicada de la carga. DELICATES centrifuga a 800\u00a0RPM, en lugar de 1200\u00a0RPM: cuida las telas finas, que salen un poco más húmedas.',
    },
    LaundryCard: {
      title: 'Active la lavadora',
      text: 'Hágalo con su tarjeta de lavandería o desde la aplicación. Si el saldo no alcanza, cárguelo desde el teléfono sin salir de la lavandería. Mientras la lavadora trabaja, la puerta queda trabada.',
    },
    Done: {
      title: 'Retire la ropa al terminar',
      text: 'Anote a qué hora termina y vuelva puntual: la ropa húmeda toma olor y otra persona espera la máquina. Revise que no quede nada en el tambor y deje la puerta entreabierta para que se ventile.',
    },
  }),
  factsTitle: 'Datos de la lavadora',
  factsLead: 'Para calcular la carga y elegir el programa.',
  facts: specs({
    'Capacidad, según la máquina': '10,2\u00a0kg o 15\u00a0kg de ropa seca',
    Centrifugado: '1200\u00a0RPM',
    'Centrifugado en DELICATES': '800\u00a0RPM',
    'Fuerza de extracción': '413\u00a0G',
  }),
  stainsTitle: 'Antes de lavar una mancha',
  stains: [
    'Trátela cuanto antes, y con agua fría si es de sangre, huevo o leche: el calor la fija.',
    'Absorba la grasa con papel, sin frotar, y ponga una gota de jabón líquido sobre la mancha.',
    'No lave aquí ropa con nafta, solventes o aceite de motor: es peligroso para usted y para sus vecinos.',
    'No seque una prenda hasta que la mancha haya salido.',
  ],
  nextTitle: '¿Listo para secar?',
  nextText: 'Sacuda cada prenda al sacarla de la lavadora: se seca antes y se arruga menos.',
  next: 'Ver cómo secar',
  credit: 'Cargar saldo',
} as const;
