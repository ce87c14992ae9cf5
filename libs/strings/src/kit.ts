/** Texts of the kit's components, the same on every page (D44, D45). */
export const kit = {
  skipToContent: 'Saltar al contenido',
  menu: 'Menú',
  mainNavigation: 'Navegación principal',
  footerNavigation: 'Enlaces del pie de página',
  loading: 'Cargando…',
  sending: 'Enviando…',
  yes: 'SÍ',
  no: 'NO',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'REINTENTAR',
  /** @param what the name of what is copied: 'la referencia' */
  copy: (what: string) => `Copiar ${what}`,
  copied: 'Copiado',
  notCopied: 'No pudimos copiarlo: selecciónelo y cópielo.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  progress: 'Progreso',
  stepOf: (current: number, total: number) => `Paso ${current} de ${total}`,
  stepDone: 'completado',
  account: 'Cuenta',
  accountOf: (name: string) => `Cuenta de ${name}`,
  colourScheme: 'Apariencia',
  light: 'Clara',
  dark: 'Oscura',
  system: 'Según el dispositivo',
} as const;

/** Texts of the sites' headers and footers. */
export const kitNavigation = {
  moreLinks: 'Otros accesos',
  contact: 'Contacto',
  siteMap: 'Mapa del sitio',
} as const;

/** Texts of the sections of content pages. */
export const kitSections = {
  breadcrumbs: 'Usted está aquí',
  quickLinks: 'Accesos rápidos',
  slides: 'Contenido del carrusel',
  slideLinks: 'Ir a',
  step: (number: number) => `Paso ${number}`,
} as const;

/** Success notifications (spec §8; D42). */
export const notifications = {
  successTitle: 'Operación exitosa',
  redirecting: 'Será redirigido a una página externa. Aguarde unos segundos!',
  close: 'Cerrar',
} as const;
