/** Texts without network (D44). */
export const offline = {
  pageTitle: 'Sin conexión',
  title: 'No hay conexión',
  lead: 'Esta página necesita conexión a Internet. Vuelva a intentarlo cuando tenga señal: suele haber mejor cerca de la escalera o fuera del subsuelo.',
  availableTitle: 'Mientras tanto puede leer',
  /** After 'Sin conexión.', where something was typed. */
  kept: 'Lo que escribió queda guardado.',
} as const;
