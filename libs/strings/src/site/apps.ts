import { illustrated, titled } from '../lists.ts';

/** /apps. */
export const apps = {
  pageTitle: 'La aplicación',
  description:
    'La aplicación de la lavandería, para iOS y Android: cargue saldo, active las máquinas, vea cuáles están libres y consulte sus usos y transacciones.',
  title: 'Su lavandería, en el teléfono',
  lead: 'Cargue saldo, active la máquina y sepa cuándo hay una libre, sin bajar a mirar.',
  ios: 'Descargar para iOS',
  android: 'Descargar para Android',
  qrTitle: 'Descárguela con el teléfono',
  qrLead: 'Apunte la cámara al código de su sistema.',
  iosQr: 'Código QR de la aplicación para iOS',
  androidQr: 'Código QR de la aplicación para Android',
  iosName: 'iOS',
  androidName: 'Android',
  featuresTitle: 'Lo que puede hacer',
  features: illustrated({
    LaundryCard: {
      title: 'Cargar saldo en sus tarjetas',
      text: 'Desde donde esté, con los medios de pago en línea habilitados para su tarjeta.',
    },
    Washer: {
      title: 'Activar las máquinas',
      text: 'Elija la lavadora o la secadora y póngala en marcha desde el teléfono.',
    },
    Timer: {
      title: 'Ver la disponibilidad en tiempo real',
      text: 'Sepa qué máquinas están libres antes de salir de su apartamento.',
    },
    Pending: {
      title: 'Consultar usos y transacciones',
      text: 'El historial de sus usos y de sus transacciones prepagas, ordenado por fecha.',
    },
    CardHolder: {
      title: 'Vincular varias tarjetas',
      text: 'Todas las de su hogar en una misma cuenta.',
    },
  }),
  startTitle: 'Cómo empezar',
  start: titled({
    'Instale la aplicación': 'Búsquela en la tienda de su teléfono con los enlaces de esta página.',
    'Ingrese con su cuenta':
      'Si su administración le dio de alta, recibió un correo con un enlace para completar su registro y elegir su contraseña.',
    'Vincule su tarjeta': 'Con los 8 dígitos impresos en ella. Ya puede cargar saldo y activar máquinas.',
  }),
  assistantTitle: 'Asistente web',
  assistantText:
    '¿Prefiere no instalar nada? Consulte a nuestro asistente desde el navegador, a cualquier hora.',
  assistant: 'Abrir el asistente',
  nextTitle: '¿Sin la aplicación a mano?',
  nextText: 'También puede cargar saldo en este sitio, con el código de su tarjeta.',
  next: 'Cargar saldo',
} as const;
