/** Shown between the payment button and the provider's page, for top-ups and purchases. */
export const paying = {
  creating: 'Estamos iniciando su pago…',
  leaving: 'Lo llevamos a la página de pago…',
  open: 'Si la página de pago no se abre, ábrala aquí.',
  noWayToPay: 'No recibimos los datos del medio de pago.',
} as const;
