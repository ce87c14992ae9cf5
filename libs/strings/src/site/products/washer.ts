import { illustrated, listOf, section, specs } from '../../lists.ts';
import type { Product } from './product.ts';

/** /products/washer. */
export const washer = {
  name: 'Lavadoras comerciales',
  drawing: 'Washer',
  description:
    'Lavadoras comerciales de 10,2\u00a0kg y de 15\u00a0kg para edificios y negocios: extracción de 413\u00a0G, centrifugado de 1200\u00a0RPM y 800\u00a0RPM en DELICATES. Venta y alquiler.',
  summary: 'De 10,2\u00a0kg y de 15\u00a0kg, con extracción de 413\u00a0G.',
  title: 'Lavadoras para muchos ciclos por día',
  lead: 'Lavadoras comerciales de 10,2\u00a0kg y de 15\u00a0kg, para edificios y para negocios. Las vendemos y las alquilamos.',
  actions: ['visit', 'contact'],
  facts: [
    { figure: '413', label: 'G de fuerza de extracción' },
    { figure: '1200', label: 'RPM de centrifugado' },
    { figure: '800', label: 'RPM de centrifugado en DELICATES' },
    { figure: '10,2 y 15', label: 'kg de ropa seca, según la máquina' },
  ],
  strengthsTitle: 'Qué cambia en el lavado',
  strengths: illustrated({
    Basket: {
      title: 'Ropa más escurrida',
      text: 'La extracción de 413\u00a0G saca agua que la secadora ya no tiene que evaporar: el secado lleva menos minutos.',
    },
    ProgrammeDial: {
      title: 'Un programa para lo delicado',
      text: 'DELICATES centrifuga a 800\u00a0RPM en lugar de 1200\u00a0RPM. Las telas finas sufren menos y salen algo más húmedas.',
    },
    LoadedDrum: {
      title: 'Dos capacidades',
      text: 'La de 10,2\u00a0kg sirve para la ropa de todos los días; la de 15\u00a0kg, también para acolchados y ropa de cama.',
    },
    LaundryCard: {
      title: 'Cada uso, a quien lo hizo',
      text: 'En una lavandería compartida se activa con tarjeta o desde la aplicación, en prepago o en pospago.',
    },
  }),
  specs: {
    title: 'Ficha',
    lead: 'La potencia y las conexiones dependen del modelo: se las confirmamos antes de que decida.',
    rows: specs({
      'Capacidad, según la máquina': '10,2\u00a0kg o 15\u00a0kg de ropa seca',
      Centrifugado: '1200\u00a0RPM',
      'Centrifugado en DELICATES': '800\u00a0RPM',
      'Fuerza de extracción': '413\u00a0G',
      'Activación en una lavandería compartida': 'Con tarjeta o desde la aplicación',
      'Disponible en': 'Venta y alquiler',
    }),
  },
  care: section('Qué necesita para instalarse', [
    'Una toma de agua con llave de paso propia, a la vista y con presión estable.',
    'Un desagüe que reciba el agua de golpe sin desbordar, y mejor si hay una rejilla en el piso.',
    'Una toma de corriente con tierra, desde un tablero con protección diferencial.',
    'Un piso firme y a nivel: con 413\u00a0G, una máquina mal apoyada vibra y se desplaza.',
    'Lugar detrás y a los lados para las mangueras y para poder repararla.',
  ]),
  questions: listOf({
    'que-capacidad': {
      title: '¿Cuál me conviene, la de 10,2\u00a0kg o la de 15\u00a0kg?',
      text: 'Depende de cuántas personas la usan y de qué lavan. Si la mayoría lava poca ropa y seguido, dos máquinas chicas evitan la espera. Si se lavan acolchados y ropa de cama, cuente con al menos una de 15\u00a0kg. En la visita hacemos la cuenta con usted.',
    },
    'que-es-413-g': {
      title: '¿Qué dice el dato de 413\u00a0G?',
      text: 'Que al centrifugar el agua sale empujada con 413 veces la fuerza de la gravedad. Dice más que las RPM solas, porque también cuenta el tamaño del tambor: a igual velocidad, un tambor más grande extrae más.',
    },
    'por-que-comercial': {
      title: '¿Por qué no poner una lavadora doméstica?',
      text: 'Una máquina doméstica está pensada para las cargas de un hogar. En un edificio recibe en un día las de una semana, y se gastan antes los rodamientos, la bomba y la traba de la puerta.',
    },
  }),
  nextTitle: '¿Cuántas lavadoras necesita su edificio?',
  nextText:
    'Vemos el lugar y hacemos la cuenta con usted. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
} as const satisfies Product;
