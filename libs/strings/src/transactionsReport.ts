import { pluralize } from './pluralize.ts';

/** Texts of the report of confirmed transactions (spec §2, §5; D22, D24, D45, D79). */
export const transactionsReport = {
  title: 'Transacciones confirmadas',
  heading: 'REPORTE DE TRANSACCIONES CONFIRMADAS',
  fileName: 'transacciones',
  incomplete: 'Los 3 filtros son mandatorios para este reporte',
  /** Added to the description of the search: which day a transaction belongs to (D79). */
  byDayOf: 'por día de confirmación',
  found: (transactions: number) => pluralize(transactions, 'transacción', 'transacciones'),
  columns: {
    building: 'Edificio',
    amount: 'Monto',
    currency: 'Moneda',
    customer: 'Cliente',
    email: 'Email',
    origin: 'Origen',
    createdAt: 'Fecha de creación',
    card: 'Tarjeta',
    message: 'Mensaje',
    income: 'Ingreso Administración',
  },
  figures: {
    transactions: 'Transacciones',
    amount: (currency: string) => `Monto (${currency})`,
    income: (currency: string) => `Ingreso Administración (${currency})`,
  },
  plot: { day: 'Monto por día', month: 'Monto por mes' },
} as const;
