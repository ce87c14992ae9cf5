/** Texts of the header and footer of the public site. */
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
  iosStore: 'App para iOS',
  androidStore: 'App para Android',
  rut: (rut: string) => `RUT\u00a0${rut}`,
  facebook: 'Facebook',
  instagram: 'Instagram',
  failed: {
    title: 'No pudimos mostrar esta página',
    action: 'RECARGAR',
  },
  withoutScript:
    'Esta parte de la página necesita JavaScript. Si no puede activarlo, consúltenos y le respondemos dentro de las próximas 48\u00a0horas.',
  pageTitle: (page: string, product: string) => `${page} - ${product}`,
} as const;
