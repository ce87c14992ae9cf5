/** Around every page of the public site. */
export const layout = {
  home: 'Inicio',
  credit: 'Cargar saldo',
  administrations: 'Acceso administraciones',
  contact: 'Contacto',
  chatbot: 'Chat-bot',
  pageTitle: (page: string, product: string) => `${page} - ${product}`,
} as const;
