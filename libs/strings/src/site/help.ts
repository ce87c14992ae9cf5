/** The pages of help, as other pages name them. */
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
