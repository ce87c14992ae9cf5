/** Texts of the sites' heads and feet. */
export const kitNavigation = {
  moreLinks: 'Otros accesos',
  contact: 'Contacto',
  siteMap: 'Mapa del sitio',
} as const;
