/** Texts of the blocks that content pages are made of. */
export const kitSections = {
  breadcrumbs: 'Usted está aquí',
  quickLinks: 'Accesos rápidos',
  slides: 'Imágenes del carrusel',
  slideLinks: 'Elegir imagen',
  slideOf: (current: number, total: number) => `${current} de ${total}`,
  step: (number: number) => `Paso ${number}`,
} as const;
