/** Bancard in the list of channels. */
export const texts = {
  label: 'Bancard',
  description: 'Tarjeta de crédito o débito, sin salir de este sitio.',
} as const;
