/** Texts that the form fields say by themselves. */
export const kitFields = {
  didYouMean: '¿Quiso decir',
  useInstead: (email: string) => `${email}?`,
  noOptions: 'No hay resultados',
  openOptions: 'Abrir la lista',
  closeOptions: 'Cerrar la lista',
  clear: 'Borrar',
  ruleMet: 'cumplido',
  ruleUnmet: 'pendiente',
  rulesMet: (met: number, total: number) => `${met} de ${total} requisitos cumplidos`,
  periods: 'Períodos',
} as const;
