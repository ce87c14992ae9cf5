import { listOf, titled } from '../lists.ts';

/** The home page. */
export const home = {
  pageTitle: 'Lavandería de autoservicio en su edificio',
  title: 'La lavandería de su edificio, siempre a mano',
  lead: 'Instalamos y mantenemos lavanderías de autoservicio en edificios. Usted lava y seca cuando quiere, con su tarjeta.',
  creditTitle: 'Cargue saldo en su tarjeta',
  creditLead: 'En línea, en pocos pasos. El saldo queda disponible en cuanto se confirma el pago.',
  cardRemembered: (name: string) => `Tarjeta recordada: ${name}`,
  load: 'CARGAR SALDO',
  readers: {
    resident: 'Para quienes lavan en su edificio',
    commission: 'Para comisiones y administraciones',
  },
  commission: {
    title: '¿Quiere una lavandería en su edificio?',
    lead: 'Del local vacío a la primera carga, y después también.',
    points: [
      'Vemos el local y le decimos qué se puede instalar.',
      'Instalamos lavadoras y secadoras comerciales.',
      'Las mantenemos y atendemos las fallas.',
    ],
    visit: 'Solicitar una visita técnica',
    services: 'Ver los servicios',
  },
  figures: {
    label: 'La empresa en números',
    buildings: 'edificios con una lavandería nuestra',
    washes: 'lavados hechos en ellas',
    since: 'el año de nuestra primera lavandería',
  },
  quickTitle: '¿Qué necesita hacer?',
  quick: {
    apps: 'Descargar la aplicación',
    report: 'Pedir el informe de consumo',
    faq: 'Leer las preguntas frecuentes',
  },
  slidesTitle: 'Lo que hacemos, de un vistazo',
  slidesLabel: 'Novedades y servicios',
  slides: listOf({
    laundries: {
      name: 'Lavanderías',
      title: 'Una lavandería para todo el edificio',
      text: 'Vemos el local, le decimos qué se puede instalar y dejamos las máquinas funcionando. Después las mantenemos.',
    },
    apps: {
      name: 'La aplicación',
      title: 'Las máquinas, desde el celular',
      text: 'Con la aplicación carga saldo, ve qué máquina está libre y la pone en marcha.',
    },
    machines: {
      name: 'Máquinas',
      title: 'Lavadoras y secadoras que trabajan todo el día',
      text: 'Vendemos y alquilamos las mismas máquinas comerciales que usan nuestras lavanderías.',
    },
    howToWash: {
      name: 'Cómo lavar',
      title: 'Un buen lavado empieza antes de cerrar la puerta',
      text: 'Cuánta ropa poner, qué programa elegir y qué no lavar nunca en una máquina compartida.',
    },
  }),
  waysTitle: 'Dos formas de pagar',
  waysLead: 'El edificio elige cómo pagan quienes viven en él.',
  ways: titled({
    Prepago: 'Carga saldo en línea o en una red de cobranza y lo usa en las máquinas de su edificio.',
    Pospago: 'Los usos se suman a los gastos comunes del edificio y los paga con ellos.',
  }),
  opinionsTitle: 'Lo que nos dicen',
  opinions: [
    {
      quote: 'Cargo saldo desde el celular y bajo con la ropa. Ya no junto monedas para lavar.',
      role: 'Vecino',
      place: 'Cordón',
    },
    {
      quote: 'Los usos quedan registrados. Si alguien pregunta por un lavado, lo busco y se lo digo.',
      role: 'Administradora',
      place: 'Pocitos',
    },
    {
      quote: 'Antes de decidir nos mostraron qué entraba en el local y qué obra hacía falta.',
      role: 'Integrante de la comisión',
      place: 'Malvín',
    },
  ],
  administrationsTitle: '¿Administra un edificio?',
  administrationsText:
    'Consulte las transacciones confirmadas de sus edificios en el portal de administraciones.',
  administrationsLink: 'Ir al portal de administraciones',
} as const;
