/** Bancard in the list of channels. */
export const texts = {
  name: 'Bancard',
  description: 'Tarjeta de crédito o débito, sin salir de este sitio.',
} as const;

/** Its simulator's page. */
export const simulator = {
  provider: 'Bancard',
} as const;
