/** Shown between the payment button and the provider's page, for top-ups and purchases. */
export const paying = {
  creating: 'Estamos iniciando su pago…',
  leaving: 'Lo llevamos a la página de pago…',
  open: 'Si la página de pago no se abre, ábrala aquí.',
  noWayToPay: 'No recibimos los datos del medio de pago.',
} as const;

/** The pages before a provider's page: /bancard-checkout and /pagosweb-checkout. */
export const checkout = {
  embedded: {
    title: 'Complete su pago',
    lead: 'El pago se realiza en el formulario seguro de Bancard.',
    toResult: 'Si ya pagó, vea el resultado.',
    loading: 'Cargando el formulario de pago…',
    failed: 'No pudimos cargar el formulario de pago. Revise su conexión e intente nuevamente.',
    interrupted: 'Se cortó la conexión. Si el formulario quedó en blanco, cárguelo de nuevo.',
    /** The frame's name for screen readers. */
    frame: 'Formulario de pago de Bancard',
  },
  form: {
    pageTitle: 'Continúe su pago',
    /** @param channel the way to pay */
    title: (channel: string) => `Continúe en ${channel}`,
    lead: (channel: string) => `Lo llevamos a la página de ${channel} para completar el pago.`,
    continue: (channel: string) => `CONTINUAR A ${channel.toUpperCase()}`,
  },
  nothing: {
    title: 'No hay un pago en curso',
    text: 'Esta página se abre al iniciar un pago. Si ya pagó, el saldo se acredita cuando el pago se confirme; si no, vuelva a iniciarlo.',
    toCredit: 'VOLVER A CARGAR SALDO',
    /** For the purchase of an accessory. */
    purchase:
      'Esta página se abre al iniciar un pago. Si ya pagó, le enviamos un correo cuando el pago se confirme; si no, vuelva a iniciarlo.',
    toAccessories: 'VOLVER A LOS ACCESORIOS',
  },
  portal: {
    title: 'Portal de administraciones',
    text: 'Lo llevamos al portal de administraciones.',
    link: 'Ir al portal',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'La dirección no existe o cambió de lugar.',
    toHome: 'Ir al inicio',
    toCredit: 'Cargar saldo',
  },
} as const;
