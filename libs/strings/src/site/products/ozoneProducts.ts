import { illustrated, listOf, section, specs } from '../../lists.ts';
import type { Product } from './product.ts';

/** /products/ozone-products. */
export const ozoneProducts = {
  name: 'Productos de ozono',
  drawing: 'Ozone',
  description:
    'Sistemas de ozono para lavanderías: qué hacen en el lavado, qué no reemplazan, qué necesitan para instalarse y cómo usarlos con seguridad.',
  summary: 'Sistemas que suman ozono al lavado.',
  title: 'Ozono para lavar, también en agua fría',
  lead: 'Sistemas que agregan ozono al agua del lavado. Son un complemento del jabón para lavanderías con mucho uso.',
  actions: ['visit', 'contact'],
  strengthsTitle: 'Qué hace el ozono en el lavado',
  strengths: illustrated({
    Washer: {
      title: 'Trabaja en agua fría',
      text: 'El ozono se disuelve mejor en agua fría que en agua caliente. Por eso rinde en los programas sin calentar.',
    },
    SortedClothes: {
      title: 'Oxida olores y suciedad',
      text: 'Reacciona con la materia orgánica que da olor a la ropa húmeda, a la de deporte y al interior de la lavadora.',
    },
    Timer: {
      title: 'Vuelve a ser oxígeno',
      text: 'Se produce en el momento, no se guarda en envases y al poco tiempo se descompone en oxígeno.',
    },
  }),
  specs: {
    title: 'Qué esperar y qué no',
    lead: 'El equipo se elige según las lavadoras, el agua y la ventilación del local.',
    rows: specs({
      'Reemplaza al jabón': 'No: lo complementa',
      'Reemplaza el tratamiento de manchas': 'No',
      'Requiere agua caliente': 'No',
      'Requiere ventilación': 'Sí',
      'Instalación y ajuste': 'Solo por un técnico',
      'Disponible en': 'Venta y alquiler',
    }),
  },
  care: section('Seguridad', [
    'El ozono no se debe respirar. El equipo se instala en un local ventilado y se ajusta con instrumentos.',
    'Ante un olor picante, parecido al del aire después de una tormenta, salga, ventile, no use el equipo y avísenos.',
    'No abra, mueva ni ajuste el equipo: es tarea de un técnico.',
    'No lo use con goma natural ni elásticos viejos: el ozono los reseca.',
    'Haga los controles en las fechas que indica el fabricante.',
  ]),
  questions: listOf({
    'sin-jabon': {
      title: '¿Puedo lavar sin jabón?',
      text: 'No lo recomendamos. El jabón despega la grasa y la tierra; el ozono actúa sobre los olores y la materia orgánica. Con los dos, a menudo alcanza con menos jabón.',
    },
    'cuidado-de-la-ropa': {
      title: '¿Daña la ropa o los colores?',
      text: 'Con el equipo bien ajustado se usa con ropa de todos los días. Como en cualquier lavado, manda la etiqueta de la prenda; pruebe antes las prendas teñidas a mano.',
    },
    'en-mis-lavadoras': {
      title: '¿Se puede agregar a las lavadoras que ya tengo?',
      text: 'Muchas veces sí, pero depende de la toma de agua, del lugar y de la ventilación. Lo vemos en la visita técnica, antes de proponerle un equipo.',
    },
  }),
  nextTitle: '¿Le sirve a su lavandería?',
  nextText:
    'Lo vemos en el lugar y le decimos si vale la pena. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
} as const satisfies Product;
