/** The home page. */
export const home = {
  pageTitle: 'Lavandería de autoservicio en su edificio',
  title: 'La lavandería de su edificio, siempre a mano',
  lead: 'Instalamos y mantenemos lavanderías de autoservicio en edificios. Usted lava y seca cuando quiere, con su tarjeta.',
  creditTitle: 'Cargue saldo en su tarjeta',
  creditLead: 'En línea, en pocos pasos. El saldo queda disponible en cuanto se confirma el pago.',
  cardLabel: 'Código de tarjeta',
  cardHint: '8 dígitos',
  load: 'CARGAR SALDO',
  quickTitle: '¿Qué necesita hacer?',
  quick: {
    failure: 'Reportar una falla',
    apps: 'Descargar la aplicación',
    report: 'Pedir el informe de consumo',
    laundromats: 'Encontrar su lavandería',
    faq: 'Leer las preguntas frecuentes',
    visit: 'Solicitar una visita técnica',
  },
  slidesTitle: 'Lo que hacemos, de un vistazo',
  slidesLabel: 'Novedades y servicios',
  slides: [
    {
      id: 'laundries',
      title: 'Una lavandería para todo el edificio',
      text: 'Vemos el local, le decimos qué se puede instalar y dejamos las máquinas funcionando. Después las mantenemos.',
      link: 'Ver los servicios',
    },
    {
      id: 'apps',
      title: 'Las máquinas, desde el celular',
      text: 'Con la aplicación carga saldo, ve qué máquina está libre y la pone en marcha.',
      link: 'Conocer la aplicación',
    },
    {
      id: 'machines',
      title: 'Lavadoras y secadoras que trabajan todo el día',
      text: 'Vendemos y alquilamos las mismas máquinas comerciales que usan nuestras lavanderías.',
      link: 'Ver las lavadoras',
    },
    {
      id: 'howToWash',
      title: 'Un buen lavado empieza antes de cerrar la puerta',
      text: 'Cuánta ropa poner, qué programa elegir y qué no lavar nunca en una máquina compartida.',
      link: 'Leer cómo lavar',
    },
  ],
  waysTitle: 'Dos formas de pagar',
  ways: [
    {
      id: 'prepaid',
      title: 'Prepago',
      text: 'Carga saldo en línea o en una red de cobranza y lo usa en las máquinas de su edificio.',
    },
    {
      id: 'postpaid',
      title: 'Pospago',
      text: 'Los usos se suman a los gastos comunes del edificio y los paga con ellos.',
    },
  ],
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
