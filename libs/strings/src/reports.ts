import { formatCount } from './format/index.ts';
import { pluralize } from './pluralize.ts';

const formatRows = (rows: number) => pluralize(rows, 'fila', 'filas');

/** Texts of both reports of the portal (spec §2, §5, §9; D22, D24, D45). */
export const reports = {
  filters: 'Filtros del reporte',
  from: 'Desde',
  to: 'Hasta',
  building: 'Edificio',
  choose: 'Seleccione',
  chooseBuilding: 'Seleccione Edificio',
  allBuildings: 'Todos los edificios',
  changeFilters: 'CAMBIAR FILTROS',
  search: 'BUSCAR',
  clear: 'LIMPIAR CAMPOS',
  loadingBuildings: 'Cargando edificios…',
  malformedDay: 'Alguna de las fechas no es válida. Corríjala y vuelva a buscar.',
  disordered: 'La fecha Desde no puede ser posterior a la fecha Hasta.',
  malformed: 'Alguno de los filtros no es válido. Corríjalo y vuelva a buscar.',
  foreignBuilding: 'El edificio indicado no figura entre los suyos. Elija otro y vuelva a buscar.',
  emptyHint: 'Pruebe con otras fechas u otro edificio.',
  pageGone: 'El resultado tiene menos páginas que la indicada.',
  firstPage: 'IR A LA PRIMERA PÁGINA',
  period: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
  csv: 'CSV',
  xlsx: 'XLSX',
  nothingToExport: 'No hay filas para exportar.',
  exported: (name: string, rows: number) => `${name}: ${formatRows(rows)}.`,
  exportedFiltered: (name: string, rows: number, total: number) =>
    `${name}: ${formatRows(rows)} de ${formatCount(total)}, según los filtros de las columnas.`,
  filteredName: 'filtradas',
  order: 'Orden',
  stopped: {
    cancelled: (rows: number) => `Exportación cancelada después de ${formatRows(rows)}.`,
    failed: (rows: number, why: string) => `La exportación se cortó después de ${formatRows(rows)}. ${why}`,
    short: (rows: number) => `El servidor entregó menos de lo anunciado: solo ${formatRows(rows)}.`,
    full: (rows: number) =>
      `Una planilla no admite más: hay ${formatRows(rows)}. Use CSV para el resultado entero.`,
  },
  keep: 'GUARDAR LO EXPORTADO',
  discard: 'DESCARTAR',
  print: 'IMPRIMIR',
  preparingPrint: 'Preparando la impresión…',
  printedAt: (at: string) => `Impreso el ${at}`,
  printedPage: 'Página',
  ofPages: 'de',
  printFailed: 'No se pudo preparar la impresión.',
  printedPart: (first: number, last: number, total: number | undefined) => {
    const [from, to] = [formatCount(first), formatCount(last)];
    const rows = first === 1 ? `primeras ${to} filas` : `filas ${from} a ${to}`;
    const ofTotal = total === undefined ? '' : ` de ${formatCount(total)}`;
    return `Se imprimen las ${rows}${ofTotal}. Para tenerlas todas, use Exportar.`;
  },
  printedFiltered: (rows: number, total: number) =>
    `Según los filtros de las columnas: ${formatRows(rows)} de ${formatCount(total)}.`,
  printedAll: (rows: number) => `Total: ${formatRows(rows)}.`,
  summary: 'Totales del resultado',
  summaryOfAll: 'Los totales son sin los filtros de las columnas.',
  rowsOf: (figure: string, count: string) => `${figure}: ver ${count}`,
  summaryLoading: 'Calculando totales…',
  totalsSheet: {
    title: 'Totales',
    group: 'Agrupación',
    name: 'Nombre',
    scope: 'Alcance',
    total: 'Total',
  },
  subtotals: {
    building: 'Por edificio',
    unit: 'Por unidad',
    day: 'Por día',
  },
  heads: { building: 'Edificio', day: 'Día', month: 'Mes' },
  noUnit: 'Sin unidad',
  steps: { label: 'Agrupar el gráfico', day: 'Por día', month: 'Por mes' },
  count: (value: number) => formatCount(value),
} as const;
