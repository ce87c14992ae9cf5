/** Texts that the API uses: sent to providers, in status answers and in its documentation. */
export const server = {
  apiTitle: 'API de Lavadero',
  country: 'Uruguay',
  /** For a provider that accepts only ASCII, if nothing of a payer's name is ASCII. */
  payerWithoutName: 'Cliente',
  commonPassword: 'Esa contraseña es una de las más usadas. Elija otra.',
  /** Why a payment was not credited. Only a provider's own message may say that nothing was charged. */
  payment: {
    denied: 'El pago fue rechazado por el medio de pago.',
    cancelled: 'El pago fue cancelado. No se realizó ningún cobro.',
    expired: 'El pago venció sin completarse. No se realizó ningún cobro.',
    /** The payment expired, and the provider has not confirmed that nobody paid. */
    timedOut:
      'El pago venció sin que el medio de pago lo confirmara. Si usted pagó, se acreditará en cuanto lo confirme.',
    /** The same for a provider without a status query. */
    notHeardOf:
      'El pago venció y no recibimos ningún aviso del medio de pago, al que no podemos consultar. Si usted pagó, se acreditará cuando llegue el aviso.',
    /** What was paid does not agree with the order: an operator decides about it. */
    underReview:
      'Lo que informó el medio de pago no coincide con lo pedido, y por eso no se acreditó. Lo estamos revisando: escríbanos con la referencia.',
    /** The same, once all of it was refunded or charged back. */
    returned:
      'Lo que informó el medio de pago no coincidía con lo pedido, y por eso no se acreditó. El importe volvió al medio de pago con el que pagó.',
    /** The provider did not answer the creation. */
    neverStarted: 'No fue posible iniciar el pago: el medio de pago no respondió. Intente nuevamente.',
  },
  /** What is wrong with the payer's document (D75). */
  document: {
    cedula: 'Revise el número de cédula: su último dígito no corresponde.',
    other: (most: number) => `El número de documento tiene como máximo ${most} caracteres.`,
  },
  /** The 'Mensaje' of rows in reports/transactions that are not payments (D58). */
  report: {
    refund: 'Devolución',
    chargebackWon: 'Contracargo ganado',
    laterCredit: 'Acreditación posterior',
  },
} as const;
