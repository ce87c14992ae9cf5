/** Texts of the blocks that content pages are made of. */
export const kitSections = {
  breadcrumbs: 'Usted está aquí',
  quickLinks: 'Accesos rápidos',
  slides: 'Contenido del carrusel',
  slideLinks: 'Ir a',
  step: (number: number) => `Paso ${number}`,
} as const;
