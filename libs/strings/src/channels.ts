/** The payer's form (spec §9; labels of product-decisions). Each channel's own texts are in its folder. */
export const channels = {
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'E-mail',
    needsInvoice: 'Requiere factura con RUT',
    rut: 'RUT',
    amount: 'Monto',
    paymentMethod: 'Tarjeta de crédito',
    address: 'Dirección',
    phone: 'Teléfono',
    documentType: 'Tipo de documento',
    documentNumber: 'Número de documento',
  },
  documentTypes: { cedula: 'Cédula', other: 'Otro' },
  paymentMethods: { visa: 'VISA', master: 'MASTER' },
  choosePaymentMethod: 'Elija una tarjeta',
  complete: (labels: readonly string[]) => `Para continuar complete: ${labels.join(', ')}.`,
  validEmail: 'Ingrese un E-MAIL válido',
  /** Must fit on one line of a phone, because it appears while typing and must not move anything. */
  rutWarning: 'Revise el dígito verificador del RUT.',
  rutLength: 'El RUT tiene 12 dígitos.',
  documentWarning: 'Revise el último dígito de la cédula.',
  cedulaLength: 'La cédula tiene 7 u 8 dígitos.',
} as const;
