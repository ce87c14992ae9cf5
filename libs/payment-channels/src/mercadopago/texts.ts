/** MercadoPagos in the list of channels. */
export const texts = {
  label: 'MercadoPagos',
  description: 'Tarjeta de crédito, débito o dinero en cuenta. Se abre la página de MercadoPago.',
} as const;

/** The messages for payers, by the `status_detail` of a rejected payment. */
export const details = {
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
} as const;
