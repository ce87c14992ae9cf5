/** Top-up of a card, /credit (sections 2 and 4; labels of the decisions). */
export const credit = {
  pageTitle: 'Cargar saldo',
  steps: ['Tarjeta', 'Medio de pago', 'Sus datos'],
  card: {
    title: 'Cargue saldo en su tarjeta',
    lead: 'Ingrese el código que figura en el frente de la tarjeta de lavandería.',
    label: 'Código de tarjeta',
    hint: '8 dígitos',
    lookingUp: 'Buscando los precios de su tarjeta…',
  },
  method: {
    title: 'Elija cómo pagar',
    cardCode: (uid: string) => `Tarjeta ${uid}`,
    prices: 'Precios',
    price: 'Precio por uso',
    rate: 'Tarifa de la máquina',
    label: 'Medio de pago',
    choose: 'Elija un medio de pago para continuar.',
    noneTitle: 'No hay medios de pago disponibles',
    none: 'Por el momento su tarjeta no admite cargas en línea. Comuníquese con nosotros.',
  },
  payer: {
    title: 'Complete sus datos',
    lead: (channel: string) => `Pago con ${channel}.`,
    creating: 'Estamos iniciando su pago…',
    leaving: 'Lo llevamos a la página de pago…',
  },
  continue: 'CONTINUAR',
  back: 'VOLVER',
  buy: 'COMPRAR',
  chatbot: 'Abrir el chat-bot',
  noWayToPay: 'No recibimos los datos del medio de pago.',
} as const;
