import { illustrated, listOf, section, specs } from '../../lists.ts';
import type { Product } from './product.ts';

/** /products/dryer. */
export const dryer = {
  name: 'Secadoras comerciales',
  drawing: 'Dryer',
  description:
    'Secadoras comerciales para edificios y negocios, en venta y en alquiler: qué necesitan para instalarse, cuántas hacen falta y cómo gastar menos minutos.',
  summary: 'Para secar en el edificio, aunque llueva una semana.',
  title: 'Secadoras que siguen el ritmo de la lavadora',
  lead: 'Secadoras comerciales para edificios y para negocios. Con ellas la ropa vuelve seca al apartamento, aunque llueva. Las vendemos y las alquilamos.',
  actions: ['visit', 'contact'],
  strengthsTitle: 'Qué importa en una secadora',
  strengths: illustrated({
    Washer: {
      title: 'A la medida de la lavadora',
      text: 'La elegimos para la carga que recibe: la de una lavadora de 10,2\u00a0kg o la de una de 15\u00a0kg.',
    },
    Timer: {
      title: 'El secado se mide en minutos',
      text: 'Cuanto mejor centrifugada llega la ropa, menos minutos hacen falta. Con 413\u00a0G de extracción llega bien escurrida.',
    },
    ProgrammeDial: {
      title: 'Calor según la tela',
      text: 'Bajo para sintéticos y prendas finas, medio para la ropa de diario, alto para toallas y sábanas de algodón.',
    },
    LintFilter: {
      title: 'Filtro a la mano',
      text: 'La pelusa se retira en seco antes de cada secado. Es lo que más influye en el tiempo y en la seguridad.',
    },
  }),
  specs: {
    title: 'Ficha',
    lead: 'La energía y la salida de aire dependen del modelo: se las confirmamos antes de que decida.',
    rows: specs({
      'Carga que acompaña': 'La de una lavadora de 10,2\u00a0kg o de 15\u00a0kg',
      'Cuánto llenar el tambor': 'Hasta la mitad',
      Duración: 'Por minutos',
      Calor: 'Bajo, medio o alto',
      'Activación en una lavandería compartida': 'Con tarjeta o desde la aplicación',
      'Disponible en': 'Venta y alquiler',
    }),
  },
  care: section('Qué necesita para instalarse', [
    'Un ducto corto y recto hasta el exterior, si el modelo tiene salida de aire. Cada curva alarga el secado.',
    'Una entrada de aire al local: lo que la máquina saca tiene que poder entrar.',
    'La energía del modelo elegido, con su protección en el tablero.',
    'Un plan de limpieza del ducto: la pelusa acumulada se enciende.',
    'Lugar al frente para abrir la puerta y descargar sobre una mesa.',
  ]),
  questions: listOf({
    'cuantas-secadoras': {
      title: '¿Cuántas secadoras hacen falta?',
      text: 'Con una por lavadora nadie espera: lo que sale de un tambor entra en el otro. Con menos alcanza si parte de la ropa se cuelga. En la visita lo vemos según los apartamentos y el lugar.',
    },
    'salida-al-exterior': {
      title: '¿Necesita salida al exterior?',
      text: 'Depende del modelo. Si en su local no hay por dónde sacar un ducto, díganoslo al pedir la visita: es de lo primero que se tiene en cuenta para elegir la máquina.',
    },
    'cuanto-tarda': {
      title: '¿Cuánto tarda en secar?',
      text: 'Depende de la tela, de la carga y de cuánta agua trae la ropa. Las tres cosas que más ayudan son centrifugar bien, limpiar el filtro y no pasar de medio tambor.',
    },
  }),
  nextTitle: '¿Hay lugar para secar en su edificio?',
  nextText:
    'Revisamos la ventilación y la energía antes de proponerle una máquina. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
} as const satisfies Product;
