/** Texts that the API uses: sent to providers, in status answers and in its documentation. */
export const server = {
  apiTitle: 'API de Lavadero',
  /** The title of the payment on a provider's page; Bancard accepts at most 20 characters. */
  topUpTitle: 'Carga de saldo',
  purchaseTitle: 'Compra de accesorios',
  country: 'Uruguay',
  /** For a provider that takes ASCII only, where nothing of a payer's name is. */
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
  /** MercadoPago's `status_detail` of a rejected payment. */
  mercadoPagoDetails: {
    cc_rejected_bad_filled_card_number: 'Revise el número de la tarjeta.',
    cc_rejected_bad_filled_date: 'Revise la fecha de vencimiento de la tarjeta.',
    cc_rejected_bad_filled_other: 'Revise los datos de la tarjeta.',
    cc_rejected_bad_filled_security_code: 'Revise el código de seguridad de la tarjeta.',
    cc_rejected_blacklist: 'No fue posible procesar el pago.',
    cc_rejected_call_for_authorize: 'Debe autorizar el pago ante el emisor de la tarjeta.',
    cc_rejected_card_disabled: 'La tarjeta no está activa. Comuníquese con el emisor.',
    cc_rejected_card_error: 'No fue posible procesar la tarjeta.',
    cc_rejected_duplicated_payment: 'Ya realizó un pago por ese valor.',
    cc_rejected_high_risk: 'El pago fue rechazado por seguridad. Elija otro medio de pago.',
    cc_rejected_insufficient_amount: 'La tarjeta no tiene fondos suficientes.',
    cc_rejected_invalid_installments: 'La tarjeta no admite esa cantidad de cuotas.',
    cc_rejected_max_attempts: 'Llegó al límite de intentos permitidos. Elija otro medio de pago.',
    cc_rejected_other_reason: 'El emisor de la tarjeta rechazó el pago.',
  },
} as const;
