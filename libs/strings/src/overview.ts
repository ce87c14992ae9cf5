import { pluralize } from './pluralize.ts';

/** Texts of the portal's welcome page. */
export const overview = {
  loading: 'Preparando el resumen…',
  empty: {
    title: 'Todavía no hay datos para mostrar',
    text: 'Cuando sus edificios tengan usos, transacciones o residentes, verá aquí el resumen.',
  },
  month: {
    heading: 'Este mes',
    lead: (from: string, to: string) =>
      `Del ${from} al ${to}, comparado con el mes anterior hasta el mismo día y hora.`,
    uses: 'Usos',
    income: (currency: string) => `Cargas de saldo (${currency})`,
    share: (currency: string) => `Ingreso Administración (${currency})`,
    same: 'Mes anterior a esta altura',
    whole: 'Todo el mes anterior',
    more: (percent: string) => `${percent} más`,
    less: (percent: string) => `${percent} menos`,
    equal: 'Sin cambios',
    almostEqual: 'Casi sin cambios',
    nothingBefore: 'Sin movimientos antes',
  },
  plot: {
    title: 'Usos de cada día, este mes y el anterior',
    axis: 'Día del mes',
  },
  waiting: {
    heading: 'Residentes sin confirmar',
    none: 'Todos los residentes confirmaron su registro.',
    more: (buildings: number) => `Ver otros ${buildings} edificios`,
    count: (residents: number) => pluralize(residents, 'residente', 'residentes'),
    total: (residents: number) =>
      `${pluralize(residents, 'residente espera', 'residentes esperan')} confirmar su registro.`,
  },
  failing: {
    heading: 'Máquinas con más fallas de lo habitual',
    lead: 'En los últimos 30\u00a0días. Abra una para ver sus usos.',
    none: 'Ninguna máquina falla más de lo habitual.',
    report: 'REPORTAR FALLA',
    reportOf: (machine: string, building: string) => `REPORTAR FALLA de ${machine}, ${building}`,
    serial: (serial: string) => `N.º ${serial}`,
    failed: (failed: string, uses: string, percent: string) =>
      `${failed}\u00a0de\u00a0${uses}\u00a0usos fallaron (${percent})`,
  },
} as const;
