/** The comparison of the machines on a product's page. */
export const productComparison = {
  titles: { one: 'Medidas y capacidad', several: 'Compare antes de elegir' },
  lead: 'Mida el lugar y también el recorrido hasta él. En la visita lo confirmamos.',
  label: 'Comparación de máquinas',
  property: 'Máquina',
  capacity: 'Capacidad, en ropa seca',
  size: 'Medidas: ancho\u00a0×\u00a0alto\u00a0×\u00a0fondo',
  weight: 'Peso',
  programmes: 'Programas',
  spin: 'Centrifugado',
  extraction: 'Fuerza de extracción',
  none: '—',
  kilograms: (figure: string) => `${figure}\u00a0kg`,
  millimetres: (figures: readonly string[]) => `${figures.join('\u00a0× ')}\u00a0mm`,
  revolutions: (figure: string) => `${figure}\u00a0RPM`,
  gravities: (figure: string) => `${figure}\u00a0G`,
} as const;

/** Texts of the local run's example machines. */
export const machineWords = {
  washing: ['Algodón', 'Ropa de color', 'DELICATES'],
  drying: ['Bajo', 'Medio', 'Alto'],
  washer: (kg: string) => `Lavadora de ${kg}\u00a0kg`,
  dryer: (kg: string) => `Secadora de ${kg}\u00a0kg`,
} as const;
