/** A failure report that is still on the device after seven days (D70). */
export const keptReports = {
  title: 'Un reporte de falla todavía no pudo enviarse.',
  text: 'Lo guardamos en este dispositivo hace más de siete días y seguimos intentando. Puede copiarlo y enviárnoslo por otro medio.',
  copy: 'COPIAR',
  copied: 'COPIADO',
} as const;
