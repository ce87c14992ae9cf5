import { illustrated, listOf, section, specs, titled } from '../../lists.ts';
import type { Product } from './product.ts';

/** /products/dispensers. */
export const dispensers = {
  name: 'Dosificadores de jabón líquido',
  drawing: 'Dispenser',
  description:
    'Dosificadores de jabón líquido para lavanderías compartidas: la dosis justa para cada carga, menos espuma y menos envases. Cómo se usan y cómo se cuidan.',
  summary: 'La dosis justa en cada carga.',
  title: 'El jabón justo en cada lavado',
  lead: 'Dosificadores de jabón líquido para lavanderías compartidas: la medida no depende de la mano de cada uno.',
  actions: ['contact', 'visit'],
  strengthsTitle: 'Por qué dosificar',
  strengths: illustrated({
    MeasuringCup: {
      title: 'Una medida pareja',
      text: 'Con el jabón de más la ropa queda áspera y hay que enjuagar otra vez; con el de menos no queda limpia.',
    },
    Washer: {
      title: 'Máquinas con menos paradas',
      text: 'El exceso de espuma puede detener la lavadora, y el jabón seco tapa gavetas y mangueras.',
    },
    Done: {
      title: 'Una lavandería más ordenada',
      text: 'Nadie carga con su envase por la escalera, y no quedan botellas abiertas sobre las máquinas.',
    },
  }),
  specs: {
    title: 'Ficha',
    lead: 'El modelo se elige según la cantidad de lavadoras y el lugar.',
    rows: specs({
      Para: 'Jabón líquido para lavadora, de poca espuma',
      'No usar con': 'Hipoclorito, suavizante, solventes ni jabón en polvo',
      Dosis: 'La que indica el envase del jabón para la carga',
      'Disponible en': 'Venta y alquiler',
    }),
  },
  steps: {
    title: 'Cómo se usa',
    steps: titled({
      'Calcule la carga':
        'Tres cuartas partes del tambor es una carga completa. Con medio tambor, use menos jabón.',
      'Sirva la dosis':
        'En el vaso o en la gaveta, según el modelo. Si duda entre dos medidas, sirva la menor.',
      'Limpie lo que se derramó': 'Con un paño húmedo: el piso con jabón resbala.',
    }),
  },
  care: section('Cómo cuidarlo', [
    'Rellénelo siempre con el mismo jabón, antes de que se vacíe del todo.',
    'No mezcle productos: algunos desprenden gases tóxicos o se cortan y tapan la salida.',
    'Enjuague la boquilla con agua tibia cuando gotee o salga menos.',
    'Pegue a la vista el nombre del producto y su ficha de seguridad.',
    'Colóquelo fuera del alcance de los niños.',
  ]),
  questions: listOf({
    'quien-lo-rellena': {
      title: '¿Quién lo rellena?',
      text: 'Se acuerda con el edificio antes de instalarlo. Si el dosificador es suyo, lo rellena usted, con el jabón que corresponde al modelo.',
    },
    'mi-jabon': {
      title: '¿Los vecinos pueden seguir usando su jabón?',
      text: 'Sí. Quien necesite uno propio, por ejemplo por una alergia, puede usarlo: para lavadora, de poca espuma y en la dosis del envase.',
    },
    'sirve-para-mi-lavadora': {
      title: '¿Sirve para las lavadoras que ya tengo?',
      text: 'Depende de la lavadora y del lugar. Escríbanos con el modelo y unas fotos de la gaveta y de la pared, y le decimos qué se puede colocar.',
    },
  }),
  nextTitle: '¿Cuántas lavadoras tiene la lavandería?',
  nextText: 'Cuéntenos eso y cómo es el lugar. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
} as const satisfies Product;
