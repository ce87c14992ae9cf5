import { usesReport } from '../usesReport.ts';

/** /tools/laundromats and the page of each. */
export const laundromats = {
  pageTitle: 'Lavanderías',
  description:
    'Lista de lavanderías de autoservicio en edificios, por barrio, con dirección, horario, búsqueda, enlace al mapa y ayuda ante una falla.',
  title: 'Encuentre su lavandería',
  lead: 'Nuestras lavanderías están dentro de edificios y las usan quienes viven en ellos. Busque por nombre, calle o barrio.',
  search: 'Buscar lavandería',
  searchHint: 'Nombre del edificio, calle o barrio',
  listTitle: 'Lavanderías por barrio',
  open: (name: string) => `Precio y máquinas de ${name}`,
  details: 'Precio y máquinas',
  found: { one: '1 lavandería', many: '{n} lavanderías' },
  more: 'Ver más lavanderías',
  noneTitle: 'No encontramos esa lavandería',
  noneText:
    'Pruebe con menos letras o con el nombre de la calle o del barrio. Si su edificio no está en la lista, escríbanos.',
  contact: 'Escribirnos',
  /** Where the back end lists none. */
  unlisted: {
    lead: 'Nuestras lavanderías están dentro de edificios y las usan quienes viven en ellos.',
    title: '¿Hay lavandería en su edificio?',
    text: 'Escríbanos con la dirección y le respondemos.',
  },
  map: 'Ver en el mapa',
  mapOf: (name: string) => `Ver en el mapa: ${name}`,
  failure: 'Ayuda ante una falla',
  failureOf: (name: string) => `Ayuda ante una falla en ${name}`,
  nextTitle: '¿Quiere una lavandería en su edificio?',
  nextText:
    'Visitamos el lugar, vemos desagüe, electricidad y ventilación, y le decimos qué se puede instalar.',
  next: 'Solicitar una visita',
  /** The page of one laundromat. */
  page: {
    name: (name: string) => `Mi lavandería: ${name}`,
    description: (name: string, street: string, neighbourhood: string) =>
      `Lavandería de ${name}, ${street}, ${neighbourhood}: precio por uso, horario, máquinas, carga de saldo y reporte de fallas.`,
    lead: (street: string, neighbourhood: string) =>
      `Mi lavandería: precio, horario y máquinas de ${street}, ${neighbourhood}.`,
    credit: 'Cargar saldo',
    dataTitle: 'Precio, horario y dirección',
    priceTitle: 'Precio por uso',
    hoursTitle: 'Horario',
    noHours: 'Consulte el horario en su edificio.',
    addressTitle: 'Dirección',
    machinesTitle: 'Máquinas',
    machinesLead: 'Si una máquina falla, repórtela desde aquí: el formulario ya sabe cuál es.',
    report: 'Reportar una falla',
    reportOf: (machine: string) => `Reportar una falla de ${machine}`,
    helpFirst: '¿Qué hago si una máquina falla?',
    stickersTitle: 'Carteles con código QR',
    stickersText:
      'Para pegar en la lavandería: cargar saldo, esta página y el reporte de falla de cada máquina, en una hoja\u00a0A4.',
    stickers: 'Ver los carteles',
  },
  washer: usesReport.washer,
  dryer: usesReport.dryer,
  days: {
    Mo: 'lunes',
    Tu: 'martes',
    We: 'miércoles',
    Th: 'jueves',
    Fr: 'viernes',
    Sa: 'sábados',
    Su: 'domingos',
  },
  everyDay: 'Todos los días',
  dayRange: (first: string, last: string) => `${first} a ${last}`,
  dayPair: (first: string, last: string) => `${first} y ${last}`,
  hours: (opens: string, closes: string) => `${opens} a ${closes}`,
  stickers: {
    pageTitle: (name: string) => `Carteles de ${name}`,
    title: (name: string) => `Carteles con código QR de ${name}`,
    lead: 'Imprima la hoja en tamaño A4, sin ajustar la escala, y corte por las líneas. Cada código se lee con la cámara del teléfono.',
    print: 'IMPRIMIR',
    back: 'VOLVER A LA LAVANDERÍA',
    credit: 'Cargue saldo en su tarjeta',
    creditText: 'Desde el teléfono, en cualquier momento.',
    page: 'Precio, horario y máquinas',
    pageText: 'Todo lo de esta lavandería en una página.',
    failure: (machine: string) => `¿Falla la ${machine}?`,
    failureText: 'Avísenos: el reporte ya sabe qué máquina es.',
    code: (title: string) => `Código QR: ${title}`,
  },
} as const;
