/** RedPagos in the list of channels. */
export const texts = {
  label: 'RedPagos',
  description: 'En efectivo: le damos una referencia para pagar en un local de la red.',
} as const;

/** The texts of the simulator's page. */
export const simulator = {
  slipHeading: 'Cupón de pago RedPagos',
  slipHelp: 'Presente este cupón en cualquier local de la red. Los botones hacen las veces del cajero.',
  paymentCode: 'Código de pago',
  payUntil: 'Pagar antes del',
} as const;
