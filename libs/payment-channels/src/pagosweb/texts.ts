/** PagosWeb in the list of channels. */
export const texts = {
  label: 'PagosWeb',
  description: 'Tarjeta de crédito VISA, MASTER u otra. Se abre la página de PagosWeb.',
} as const;
