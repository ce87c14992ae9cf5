/** The field for a card's code, on every page that has one. */
export const cardField = {
  label: 'Código de tarjeta',
  hint: '8 dígitos',
  empty: 'Ingrese los 8 dígitos de su tarjeta.',
} as const;
