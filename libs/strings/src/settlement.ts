import { formatCount } from './format/index.ts';
import { pluralize } from './pluralize.ts';

/** Texts of 'Liquidación del mes': the sums of a month's uses (D53). */
export const settlement = {
  heading: 'LIQUIDACIÓN DEL MES',
  filters: 'Filtros de la liquidación',
  month: 'Mes',
  previousMonth: 'Anterior',
  nextMonth: 'Siguiente',
  loading: 'Calculando la liquidación…',
  wrongMonth: 'El mes indicado no es válido. Elija otro.',
  futureMonth: 'El mes indicado todavía no comenzó. Elija otro.',
  open: 'El mes todavía no cerró: estos son los importes hasta ahora.',
  closed: (day: string) => `Mes cerrado el ${day}: sus importes ya no cambian.`,
  changedLater: 'Lo que cambió después está en los ajustes del mes en que se encontró.',
  empty: (month: string) => `No hubo usos ni cargas de saldo en ${month}.`,
  emptyHint: 'Elija otro mes u otro edificio.',
  summary: (month: string) => `Totales de ${month}`,
  buildings: 'Liquidación',
  units: (building: string) => `Unidades de ${building}`,
  noUnits: 'Sin usos en el mes.',
  total: 'Total',
  totals: 'Totales',
  fileName: 'liquidacion',
  /** A building's line on a phone. */
  line: (succeeded: number, failed: number) =>
    `${pluralize(succeeded, 'exitoso', 'exitosos')} · ${pluralize(failed, 'no exitoso', 'no exitosos')}`,
  times: (number: string, price: string) => `${number} × ${price}`,
  rows: (number: number) => pluralize(number, 'movimiento', 'movimientos'),
  search: 'Buscar edificio',
  nothingFound: 'Ningún edificio coincide con la búsqueda.',
  figures: {
    total: 'Total de usos exitosos',
    washes: (number: number) => `Lavados (${formatCount(number)})`,
    dries: (number: number) => `Secados (${formatCount(number)})`,
    failed: 'No exitosos',
    prepaid: 'Cargas de saldo',
    income: 'Ingreso Administración',
    adjustments: 'Ajustes',
    adjusted: 'Total con ajustes',
  },
  columns: {
    building: 'Edificio',
    unit: 'Unidad',
    washes: 'Lavados',
    washPrice: 'Precio del lavado',
    washTotal: 'Importe de lavados',
    dries: 'Secados',
    dryPrice: 'Precio del secado',
    dryTotal: 'Importe de secados',
    failed: 'No exitosos',
    total: 'Total',
    prepaid: 'Cargas de saldo',
    income: 'Ingreso Administración',
  },
  mail: 'Enviar por e-mail al cierre',
  mailOn: 'Le enviaremos la liquidación de cada mes por e-\u2060mail cuando cierre.',
  mailOff: 'Ya no le enviaremos la liquidación por e-\u2060mail.',
  /** Shown where the total prepaid income differs from the total of the transactions report. */
  sharing: (all: number, sharing: number, pesos: string) =>
    `Las cargas de saldo son de los ${all}\u00a0edificios. El reporte de transacciones de todos los edificios cuenta solo ${
      sharing === 1 ? 'el edificio' : `los ${sharing}`
    } con ingreso de la administración: ${pesos}.`,
  balance: {
    title: 'Pago entre las partes',
    /** Who pays an amount due: the company where it is positive, the administration where it is negative. */
    payer: (due: number) => {
      if (due === 0) return 'La empresa y la administración no se deben nada';
      return due > 0 ? 'La empresa paga a la administración' : 'La administración paga a la empresa';
    },
    item: 'Concepto, con los ajustes',
    amount: 'Importe',
    postpaid: 'Usos de edificios pospagos',
    hint: 'El ingreso de la administración por las cargas de saldo, menos los usos que se cobran con los gastos comunes; con los ajustes.',
  },
  /** The label that unfolds the explanations of the figures on a phone. */
  explained: 'Cómo se llega a estos importes',
  printed: 'Los importes son de usos exitosos, al precio que se pagó por cada uno.',
} as const;
