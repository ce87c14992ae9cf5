import { demoData } from '../demoData.ts';

const [ceibo, jacaranda, arrayan, timbo, palmera, molle] = demoData.buildings;

/** /tools/laundromats. */
export const laundromats = {
  pageTitle: 'Lavanderías',
  description:
    'Lista de lavanderías de autoservicio en edificios, por barrio, con búsqueda, enlace al mapa y ayuda ante una falla.',
  title: 'Encuentre su lavandería',
  lead: 'Nuestras lavanderías están dentro de edificios y las usan quienes viven en ellos. Busque por nombre o por barrio.',
  search: 'Buscar lavandería',
  searchHint: 'Nombre del edificio o barrio',
  listTitle: 'Lavanderías por barrio',
  found: { one: '1 lavandería', many: '{n} lavanderías' },
  noneTitle: 'No encontramos esa lavandería',
  noneText:
    'Pruebe con menos letras o con el nombre del barrio. Si su edificio no está en la lista, escríbanos.',
  contact: 'Escribirnos',
  map: 'Ver en el mapa',
  mapOf: (neighbourhood: string) => `Ver en el mapa: barrio ${neighbourhood}`,
  failure: 'Ayuda ante una falla',
  failureOf: (name: string) => `Ayuda ante una falla en ${name}`,
  nextTitle: '¿Quiere una lavandería en su edificio?',
  nextText:
    'Visitamos el lugar, vemos desagüe, electricidad y ventilación, y le decimos qué se puede instalar.',
  next: 'Solicitar una visita',
  /** Those of the demo data, whose buildings are fictional; the owner's own list takes their place. */
  places: [
    { name: ceibo, neighbourhood: 'Pocitos', city: 'Montevideo' },
    { name: jacaranda, neighbourhood: 'Pocitos', city: 'Montevideo' },
    { name: arrayan, neighbourhood: 'Cordón', city: 'Montevideo' },
    { name: timbo, neighbourhood: 'Parque Batlle', city: 'Montevideo' },
    { name: palmera, neighbourhood: 'Malvín', city: 'Montevideo' },
    { name: molle, neighbourhood: 'Cordón', city: 'Montevideo' },
  ],
} as const;
