/** Texts of the adjustments of closed months (D80). */
export const adjustments = {
  title: 'Ajustes de meses cerrados',
  name: (month: string) => `Ajuste de ${month}`,
  causes: {
    'late-use': 'Uso informado después del cierre',
    price: 'Precio corregido',
    comparison: 'Diferencia hallada por el control nocturno',
  },
  cause: (cause: string, by: string) => `${cause} (${by})`,
  line: (name: string, building: string, cause: string) => `${name}, ${building}: ${cause}`,
  total: 'Total de ajustes',
  columns: {
    name: 'Concepto',
    building: 'Edificio',
    cause: 'Causa',
    total: 'Diferencia de usos',
    prepaid: 'Cargas de saldo',
    income: 'Ingreso Administración',
  },
} as const;
