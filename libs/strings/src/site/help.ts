/** The names of the help pages in other pages' links. */
export const help = {
  othersTitle: 'También puede servirle',
  laundromats: 'Encontrar su lavandería',
  howToWash: 'Cómo lavar',
  howToDry: 'Cómo secar',
  faq: 'Preguntas frecuentes',
  failuresHelp: 'Ayuda ante fallas',
  safetyWarnings: 'Advertencias de seguridad',
  guidelines: 'Pautas de uso',
  apps: 'La aplicación',
} as const;
