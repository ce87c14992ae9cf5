import { formatCount } from './format/index.ts';
import { pluralize } from './pluralize.ts';

const range = (first: number, last: number) => `${formatCount(first)}–${formatCount(last)}`;

/** Texts of tables, exports and their menus, the same on every page (D24, D45). */
export const dataTable = {
  empty: 'No hay resultados',
  filteredOut: 'Ninguna fila cumple con los filtros.',
  found: (rows: number) => pluralize(rows, 'resultado', 'resultados'),
  loading: 'Cargando resultados…',
  filter: 'Filtrar…',
  filterBy: (column: string) => `Filtrar por ${column}`,
  filters: 'Filtros y orden',
  activeFilters: (filters: number) => pluralize(filters, 'filtro activo', 'filtros activos'),
  clearFilters: 'QUITAR FILTROS',
  sortBy: 'Ordenar por',
  unsorted: 'Sin ordenar',
  ascending: (column: string) => `${column}, ascendente`,
  descending: (column: string) => `${column}, descendente`,
  columns: 'Columnas',
  density: 'Densidad',
  densities: { compact: 'Compacta', standard: 'Estándar', comfortable: 'Cómoda' },
  paging: (table: string) => `Páginas de ${table}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  /** Without a total, more rows may follow. */
  shownRows: (first: number, last: number, total?: number) =>
    `${range(first, last)} de ${total === undefined ? 'más de ' : ''}${formatCount(total ?? last)}`,
  /** The number of rows, on later pages with the range of this one. */
  foundOnPage: (found: string, first: number, last: number) =>
    first > 1 && last >= first ? `${found}, ${range(first, last)}` : found,
  selectAll: 'Seleccionar todo',
  selectRow: (row: string) => `Seleccionar ${row}`,
  yesAndNo: 'Todos',
  yes: 'Sí',
  no: 'No',
  none: '—',
} as const;

export const exporting = {
  open: 'Exportar',
  working: (item: string) => `Exportando ${item}…`,
  done: (percent: number) => `${percent} %`,
  cancel: 'CANCELAR',
  /** Added to the name of a file that does not have all rows. */
  incomplete: 'incompleto',
} as const;

export const charts = {
  numbers: 'Ver los números',
  numbersOf: (title: string) => `Números: ${title}`,
} as const;
