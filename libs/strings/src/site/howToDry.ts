import { illustrated } from '../lists.ts';

/** /tools/how-to-dry. */
export const howToDry = {
  pageTitle: 'Cómo secar',
  description:
    'Cómo usar la secadora de su edificio, paso a paso: qué prendas secar, cuánta ropa poner, cómo limpiar el filtro y qué temperatura elegir.',
  title: 'Cómo secar, paso a paso',
  lead: 'Seis pasos para secar parejo, sin gastar minutos de más y sin encoger la ropa.',
  stepsTitle: 'Los pasos',
  steps: illustrated({
    SortedClothes: {
      title: 'Mire la etiqueta',
      text: 'Un círculo dentro de un cuadrado quiere decir que la prenda admite secadora; un punto pide calor bajo, dos puntos admiten más. Si el símbolo está tachado, séquela al aire.',
    },
    LintFilter: {
      title: 'Limpie el filtro de pelusa',
      text: 'Retire la pelusa con la mano, en seco, antes de cada secado y vuelva a colocar el filtro. Con el filtro tapado la ropa tarda más y la máquina se recalienta. No la use sin filtro.',
    },
    LoadedDrum: {
      title: 'Cargue sin llenar',
      text: 'Sacuda cada prenda y llene el tambor hasta la mitad: la ropa necesita caer y girar. Junte telas de grosor parecido; una toalla y una camisa no se secan en el mismo tiempo.',
    },
    ProgrammeDial: {
      title: 'Elija la temperatura',
      text: 'Calor bajo para sintéticos y prendas finas; medio para ropa de diario; alto solo para toallas y sábanas de algodón. Si duda, elija el más bajo.',
    },
    LaundryCard: {
      title: 'Active la secadora',
      text: 'Cierre la puerta y active la máquina con su tarjeta o desde la aplicación. Controle que el tambor gire: si descuenta minutos y no gira, deje de usarla y repórtelo.',
    },
    Done: {
      title: 'Doble la ropa tibia',
      text: 'Retírela apenas termine y dóblela o cuélguela enseguida: ahorra plancha. Limpie el filtro otra vez y deje el tambor vacío para quien sigue.',
    },
  }),
  neverTitle: 'Lo que nunca va a la secadora',
  never: [
    'Ropa con restos de nafta, solvente, alcohol, cera, grasa o aceite de cocina, aunque ya esté lavada: puede encenderse.',
    'Gomaespuma, caucho, látex, telas impermeables o plastificadas y calzado con suela de goma.',
    'Lana, seda, cuero y prendas con el símbolo de secadora tachado.',
    'Almohadas o acolchados rotos, que pierden relleno.',
  ],
  saveTitle: 'Para gastar menos minutos',
  save: [
    'Centrifugue bien: cuanta menos agua trae la ropa de la lavadora, antes se seca. DELICATES centrifuga a 800\u00a0RPM en lugar de 1200\u00a0RPM y la ropa llega más húmeda.',
    'No abra la puerta sin necesidad: cada vez se pierde el calor.',
    'Dos cargas medianas se secan mejor que una demasiado llena.',
    'No la seque de más: retire lo fino en cuanto esté seco y deje seguir lo grueso.',
  ],
  nextTitle: '¿La secadora no calienta o no gira?',
  nextText: 'Vea qué probar primero y, si sigue igual, repórtelo en un minuto.',
  next: 'Ver la ayuda ante fallas',
} as const;
