/** The names of a payment's data, in its form, on the page of its result and in mails. */
export const paymentLabels = {
  concept: 'Concepto',
  amount: 'Monto',
  item: 'Artículo',
  quantity: 'Cantidad',
  address: 'Dirección de envío',
  card: 'Tarjeta',
  channel: 'Medio de pago',
  at: 'Fecha',
  reference: 'Referencia',
  /** Bancard's number of the payment. */
  shopProcessId: 'Número de operación',
  rut: 'RUT para la factura',
  /** For paying at a counter. */
  number: 'Número para pagar',
  verificationCode: 'Código de verificación',
} as const;

/** What a payment is for, by its purpose. Bancard accepts at most 20 characters. */
export const paymentConcepts = { topup: 'Carga de saldo', purchase: 'Compra de accesorios' } as const;
