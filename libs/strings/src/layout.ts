/** Around every page of the public site. */
export const layout = {
  home: 'Inicio',
  credit: 'Cargar saldo',
  administrations: 'Acceso administraciones',
  groups: {
    company: 'Empresa',
    services: 'Servicios',
    products: 'Productos',
    tools: 'Herramientas',
  },
  chatbot: 'Chat-bot',
  iosStore: 'Aplicación para iOS',
  androidStore: 'Aplicación para Android',
  facebook: 'Facebook',
  instagram: 'Instagram',
  failed: {
    title: 'No pudimos mostrar esta página',
    action: 'RECARGAR',
  },
  pageTitle: (page: string, product: string) => `${page} - ${product}`,
} as const;
