import { illustrated, listOf, section, specs } from '../../lists.ts';
import type { Product } from './product.ts';

/** /products/titan-c. */
export const titanC = {
  name: 'Titan-C',
  drawing: 'TitanC',
  description:
    'Titan-C, la lavadora y secadora compacta para edificios con poco lugar: cuándo conviene, qué medir y qué necesita para instalarse. Venta y alquiler.',
  summary: 'Lavado y secado en un equipo compacto.',
  title: 'Titan-C: lavar y secar en poco lugar',
  lead: 'Lavadora y secadora compacta, para los edificios donde el local es chico y hay que aprovechar cada metro.',
  actions: ['visit', 'contact'],
  strengthsTitle: 'Cuándo conviene',
  strengths: illustrated({
    FloorPlan: {
      title: 'El local es chico',
      text: 'Lava y seca donde una lavadora y una secadora, una al lado de la otra, no entran.',
    },
    Building: {
      title: 'El edificio también',
      text: 'Con pocos apartamentos, un equipo compacto puede ser toda la lavandería, y queda lugar para una mesa.',
    },
    LaundryCard: {
      title: 'Cada uso, a quien lo hizo',
      text: 'Se activa con tarjeta o desde la aplicación, y se paga en prepago o en pospago, como las demás máquinas.',
    },
  }),
  specs: {
    title: 'Ficha',
    lead: 'Le enviamos las conexiones que necesita al responder su consulta.',
    rows: specs({
      'Qué hace': 'Lava y seca',
      Formato: 'Compacto',
      'Activación en una lavandería compartida': 'Con tarjeta o desde la aplicación',
      'Disponible en': 'Venta y alquiler',
    }),
  },
  care: section('Qué medir antes de consultarnos', [
    'El ancho, el fondo y la altura libre del lugar, descontando vigas y caños.',
    'El ancho de cada puerta y pasillo hasta el local, y los giros de la escalera.',
    'La distancia a la llave de agua, al desagüe y al tablero eléctrico.',
    'Si hay una ventana o un ducto por donde pueda salir el aire del secado.',
    'Unas fotos del lugar: ahorran una vuelta.',
  ]),
  questions: listOf({
    'compacta-o-separadas': {
      title: '¿Titan-C, o lavadora y secadora por separado?',
      text: 'Si falta piso, Titan-C. Si hay lugar, compare: por separado puede elegir la capacidad de cada máquina y la cantidad de cada una, y el edificio tiene margen para crecer.',
    },
    'entra-en-mi-local': {
      title: '¿Cómo sé si entra en mi local?',
      text: 'Con las medidas de la lista le decimos si vale la pena la visita; en la visita lo confirmamos. Mida también el recorrido: a veces lo que no alcanza es una puerta.',
    },
    'para-un-negocio': {
      title: '¿Sirve para un negocio o una casa?',
      text: 'Sí, si hay agua, desagüe y la energía que pide el equipo. Cuéntenos cuánta ropa se lava por día y le decimos si es lo adecuado.',
    },
  }),
  nextTitle: '¿Tiene un lugar chico?',
  nextText: 'Lo medimos con usted. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
} as const satisfies Product;
