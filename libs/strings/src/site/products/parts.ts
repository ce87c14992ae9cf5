import { illustrated, listOf, section, specs, titled } from '../../lists.ts';
import type { Product } from './product.ts';

/** /products/parts. */
export const parts = {
  name: 'Repuestos',
  drawing: 'Parts',
  description:
    'Repuestos para lavadoras y secadoras comerciales: qué pieza puede ser según el síntoma, qué datos anotar y cómo pedirla.',
  summary: 'Para lavadoras y secadoras comerciales.',
  title: 'La pieza que falta para volver a lavar',
  lead: 'Repuestos para lavadoras y secadoras comerciales. Con el modelo y el número de serie buscamos la pieza exacta.',
  actions: ['contact', 'failuresHelp'],
  strengthsTitle: 'Antes de pedir un repuesto',
  strengths: illustrated({
    Washer: {
      title: '¿La máquina es nuestra?',
      text: 'Entonces no pida la pieza: si está en una lavandería que operamos, reporte la falla y nos ocupamos.',
    },
    LintFilter: {
      title: 'Pruebe lo más simple',
      text: 'Un filtro tapado, una llave cerrada o una manguera doblada parecen una rotura. La ayuda ante fallas los repasa.',
    },
    Caution: {
      title: 'No espere a que se rompa del todo',
      text: 'Una junta que gotea o una correa que chilla terminan dañando otras piezas, que cuestan más.',
    },
  }),
  specs: {
    title: 'Qué pieza puede ser',
    lead: 'Es una orientación, no un diagnóstico: el mismo síntoma puede tener otra causa.',
    rows: specs({
      'La lavadora no toma agua, o no deja de tomarla': 'Válvula de entrada de agua',
      'El agua no sale': 'Bomba o manguera de desagote',
      'Gotea por el frente': 'Junta de la puerta',
      'No arranca, o la puerta no se libera': 'Traba de la puerta',
      'El motor suena y el tambor no gira': 'Correa',
      'Hace ruido de roce al centrifugar': 'Rodamientos o amortiguadores',
      'La ropa sale seca pero con pelusa': 'Filtro de pelusa de la secadora',
    }),
  },
  steps: {
    title: 'Cómo pedirlo',
    steps: titled({
      'Anote el modelo y el número de serie':
        'Están en una etiqueta, casi siempre en el marco de la puerta o en la parte de atrás.',
      'Describa la falla':
        'Qué hace la máquina, en qué momento del ciclo y qué muestra el panel. Si puede, saque una foto de la pieza.',
      Escríbanos: 'Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
    }),
  },
  care: section('Si va a cambiar la pieza', [
    'Corte la electricidad y el agua antes de abrir la máquina, y espere a que el tambor se detenga.',
    'No anule trabas ni sensores para que la máquina ande: están para que nadie se lastime.',
    'Deje lo eléctrico y el gas a un técnico.',
    'Compare la pieza nueva con la vieja antes de colocarla.',
    'Pruebe un ciclo corto, sin ropa, y busque pérdidas.',
  ]),
  questions: listOf({
    'sin-numero-de-serie': {
      title: 'La etiqueta no se lee. ¿Qué hago?',
      text: 'Mándenos fotos del frente, del panel y de la pieza, con una regla al lado. Muchas veces alcanza para reconocer el modelo.',
    },
    'otra-marca': {
      title: '¿Tienen repuestos de cualquier marca?',
      text: 'No podemos prometerlo. Envíenos el modelo y el número de serie y le decimos si lo tenemos o si lo podemos conseguir.',
    },
    'reparar-o-cambiar': {
      title: '¿Reparo la máquina o la cambio?',
      text: 'Cuente los años, las reparaciones del último tiempo y cuántas personas dependen de ella. Si las paradas se repiten, pida también el precio de una compra y el de un alquiler, y compare.',
    },
  }),
  nextTitle: '¿Qué pieza necesita?',
  nextText: 'Escríbanos con el modelo, el número de serie y lo que hace la máquina.',
} as const satisfies Product;
