/** Texts of the sites' heads and feet. */
export const kitNavigation = {
  moreLinks: 'Otros accesos',
  contact: 'Contacto',
  apps: 'Aplicación',
  social: 'Redes sociales',
} as const;
