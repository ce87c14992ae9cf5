import { illustrated, specs } from '../lists.ts';

/** /services. */
export const services = {
  pageTitle: 'Servicios',
  description:
    'Lavanderías de autoservicio para edificios, instalación de máquinas, venta y alquiler de lavadoras y secadoras comerciales, y visitas técnicas.',
  title: 'Todo lo que una lavandería necesita',
  lead: 'La instalamos, la operamos o le vendemos y alquilamos las máquinas. Elija qué necesita.',
  contents: 'Servicios',
  laundries: {
    title: 'Lavanderías',
    lead: 'Una lavandería de autoservicio para quienes viven en el edificio, operada por nosotros.',
    includes: illustrated({
      LoadedDrum: {
        title: 'Las máquinas',
        text: 'Lavadoras y secadoras comerciales, de 10,2\u00a0kg y de 15\u00a0kg, elegidas según el lugar y la cantidad de apartamentos.',
      },
      LaundryCard: {
        title: 'El cobro',
        text: 'Cada uso se activa con tarjeta o desde la aplicación. El edificio no maneja monedas ni fichas.',
      },
      Failed: {
        title: 'La atención',
        text: 'Los residentes nos reportan las fallas a nosotros. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
      },
      Pending: {
        title: 'Los informes',
        text: 'La administración ve usos y transacciones confirmadas en su portal, por fecha y por edificio.',
      },
    }),
    paymentTitle: 'Cómo paga cada unidad',
    payments: specs({
      Prepago: 'Se carga saldo en la tarjeta, en línea o en una red de cobranza, y cada uso lo descuenta.',
      Pospago: 'Los usos se suman a los gastos comunes de la unidad.',
    }),
    more: 'Ver las lavanderías que operamos',
  },
  installation: {
    title: 'Instalación',
    lead: 'Del lugar vacío a la primera carga, en cuatro pasos.',
    steps: illustrated({
      FloorPlan: {
        title: 'Vemos el lugar',
        text: 'Medimos el espacio, los accesos y las puertas, y revisamos agua, desagüe, electricidad y ventilación.',
      },
      Questions: {
        title: 'Le proponemos qué instalar',
        text: 'Cuántas máquinas, de qué capacidad y qué obra previa hace falta. Con eso puede decidir, o llevarlo a su asamblea.',
      },
      ProgrammeDial: {
        title: 'Instalamos',
        text: 'Conectamos y nivelamos las máquinas, probamos cada programa y dejamos las pautas de uso y seguridad a la vista.',
      },
      Done: {
        title: 'Ponemos en marcha',
        text: 'Damos acceso al portal a la administración y explicamos cómo lavar y cómo reportar una falla.',
      },
    }),
    needsTitle: 'Qué necesita el local',
    needsLead: 'Lo confirmamos en la visita; esto le permite adelantarse.',
    needs: specs({
      Agua: 'Una toma con llave de paso y presión estable para cada lavadora.',
      Desagüe: 'Uno por lavadora, que reciba el agua sin desbordar, y una rejilla de piso.',
      Electricidad:
        'Un tablero propio, con protección diferencial y tierra, para la potencia de las máquinas.',
      Ventilación: 'Entrada de aire y un ducto corto al exterior para cada secadora con salida.',
      Piso: 'Firme, a nivel y lavable, porque el centrifugado transmite fuerza.',
      Acceso: 'Puertas, pasillos y escaleras por donde pase una máquina.',
    }),
  },
  sale: {
    title: 'Venta y alquiler',
    lead: 'Máquinas comerciales, repuestos y complementos, para un edificio o para su propio negocio.',
    choiceTitle: '¿Comprar o alquilar?',
    choice: specs({
      Comprar:
        'Conviene si va a usar la máquina por muchos años en el mismo lugar y prefiere hacerse cargo de ella.',
      Alquilar:
        'Conviene si quiere empezar sin la inversión inicial, o si todavía no sabe cuántas máquinas va a necesitar.',
    }),
  },
  visit: {
    title: 'Visita técnica',
    lead: 'Vamos al lugar y le decimos qué se puede instalar. Nos ponemos en contacto dentro de las próximas 48\u00a0horas para acordar el día.',
    readyTitle: 'Tenga a mano',
    ready: [
      'La dirección y quién nos abre.',
      'La cantidad de apartamentos o de personas que van a usar la lavandería.',
      'Las medidas aproximadas del local y de su puerta, o unas fotos.',
      'Dónde están el tablero eléctrico, la llave de agua y el desagüe.',
      'Si ya hay máquinas: cuántas son y qué les pasa.',
    ],
  },
} as const;
