import { illustrated, titled } from '../lists.ts';

/** /work. */
export const work = {
  pageTitle: 'La empresa',
  description:
    'Instalamos y operamos lavanderías de autoservicio en edificios, y vendemos y alquilamos lavadoras y secadoras comerciales, con sus repuestos y accesorios.',
  title: 'Lavanderías que funcionan adentro del edificio',
  lead: 'Instalamos y operamos lavanderías de autoservicio en edificios de apartamentos. También vendemos y alquilamos las máquinas que usamos.',
  services: 'Ver los servicios',
  doTitle: 'Qué hacemos',
  does: illustrated({
    LoadedDrum: {
      title: 'Lavanderías en edificios',
      text: 'Equipamos el local, ponemos las máquinas en marcha y nos ocupamos de que sigan funcionando.',
    },
    Washer: {
      title: 'Máquinas comerciales',
      text: 'Vendemos y alquilamos lavadoras y secadoras hechas para muchos ciclos por día.',
    },
    Parts: {
      title: 'Repuestos y complementos',
      text: 'Repuestos, dosificadores de jabón líquido y sistemas de ozono para las lavanderías que ya existen.',
    },
  }),
  peopleTitle: 'Para quién trabajamos',
  people: titled({
    'Quienes viven en el edificio': [
      'Lavan y secan sin salir a la calle, con una tarjeta o desde la aplicación.',
      'Saben el precio antes de pagar y pueden pedir el informe de consumo de su tarjeta.',
    ],
    Administraciones: [
      'Ven los usos de cada máquina y las transacciones confirmadas en su propio portal.',
      'Dan de alta y de baja a los residentes sin pedírnoslo.',
    ],
    'Quienes necesitan máquinas propias': [
      'Compran o alquilan lavadoras y secadoras comerciales, con la instalación resuelta.',
      'Consiguen los repuestos en el mismo lugar.',
    ],
  }),
  paymentTitle: 'Cómo se paga cada uso',
  paymentLead: 'La forma de pago se define con cada edificio.',
  payments: illustrated({
    LaundryCard: {
      title: 'Prepago',
      text: 'Cada persona carga saldo en su tarjeta, en línea o en una red de cobranza. El uso se descuenta de ese saldo.',
    },
    Pending: {
      title: 'Pospago',
      text: 'Los usos de la tarjeta se suman a los gastos comunes de la unidad y se pagan con ellos.',
    },
  }),
  promisesTitle: 'A qué nos comprometemos',
  promises: [
    'Respondemos. Nos ponemos en contacto dentro de las próximas 48\u00a0horas, tanto por una consulta como por una visita o una falla.',
    'El precio está a la vista. Se muestra antes de pagar, no después.',
    'Las cuentas se pueden revisar. Cada uso queda registrado con su fecha, su máquina y su tarjeta.',
    'Una falla se puede reportar aun sin señal: el reporte se guarda en el teléfono y sale cuando vuelve la conexión.',
  ],
  nextTitle: '¿Su edificio tiene lugar para una lavandería?',
  nextText: 'Lo vemos con usted y le decimos qué se puede instalar.',
  next: 'Solicitar una visita técnica',
} as const;
