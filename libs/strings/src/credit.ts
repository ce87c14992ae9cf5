import { pluralize } from './pluralize.ts';

/** Top-up of a card, /credit (spec §2, §4; labels of product-decisions). */
export const credit = {
  pageTitle: 'Cargar saldo',
  steps: ['Tarjeta', 'Pago', 'Datos'],
  card: {
    title: 'Cargue saldo en su tarjeta',
    lead: 'Ingrese el código que figura en el frente de la tarjeta de lavandería.',
    place: 'El código está en el frente de la tarjeta, abajo.',
    read: 'LEER TARJETA',
    reading: 'Acerque la tarjeta al dorso del teléfono…',
    notRead: 'No pudimos leer la tarjeta. Escriba los 8 dígitos de su frente.',
    lookingUp: 'Buscando los precios de su tarjeta…',
  },
  remembered: {
    title: 'Tarjetas recordadas en este dispositivo',
    use: (name: string, card: string) => `${name} · ${card}`,
    remove: (name: string) => `Quitar ${name}`,
    form: 'Recordar la tarjeta',
    ask: 'Recordar esta tarjeta en este dispositivo',
    nameLabel: 'Nombre de la tarjeta',
    name: 'Mi tarjeta',
    askPayer: 'Recordar la tarjeta y mis datos en este dispositivo',
  },
  method: {
    title: 'Elija cómo pagar',
    cardCode: (card: string) => `Tarjeta ${card}`,
    prices: 'Precios',
    price: 'Precio por uso',
    /** The part of the price that is the machine's tariff (D50). */
    rate: (pesos: string) => `Incluye la tarifa de la máquina: ${pesos}`,
    choose: 'Elija un medio de pago para continuar.',
    noneTitle: 'No hay medios de pago disponibles',
    none: 'Por el momento su tarjeta no admite cargas en línea. Comuníquese con nosotros.',
  },
  payer: {
    title: 'Elija el monto y complete sus datos',
    lead: (channel: string) => `Pago con ${channel}.`,
    payer: 'Quién paga',
    washes: 'Usos que quiere cargar',
    onePrice: (price: string) => `Un uso cuesta ${price}. Elija cuántos, o escriba otro monto.`,
    washesFor: (washes: number, cost: string) => `${pluralize(washes, 'uso', 'usos')} · ${cost}`,
    upTo: (most: string) => `Hasta ${most} por carga.`,
    between: (least: string, most: string) => `Entre ${least} y ${most} por carga.`,
    tooMuch: (most: string) => `El monto máximo de una carga es ${most}.`,
    summary: {
      title: 'Resumen',
      uses: 'Usos',
      /** Shown while nothing is chosen. */
      none: '—',
      whole: (uses: number) => pluralize(uses, 'uso', 'usos'),
      more: (uses: number, rest: string) => `${pluralize(uses, 'uso', 'usos')} y ${rest}`,
    },
    total: (amount: string) => `Total a pagar: ${amount}`,
  },
  /** Step 3 if the device remembers the payer: a line for each earlier choice. */
  confirm: {
    title: 'Confirme su carga',
    choices: 'Lo que eligió la última vez',
    channel: 'Pago con',
    payer: 'Paga',
    change: 'CAMBIAR',
    changeCard: 'Cambiar la tarjeta',
    changeChannel: 'Cambiar el medio de pago',
    changePayer: 'Cambiar quién paga',
    payerLine: (name: string, email: string) => `${name}, ${email}`,
  },
  continue: 'CONTINUAR',
  back: 'VOLVER',
  buy: 'COMPRAR',
  chatbot: 'ABRIR EL CHAT-BOT',
} as const;
