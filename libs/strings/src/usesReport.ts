import { pluralize } from './pluralize.ts';

/** Texts of the report of uses (spec §2, §5; D45, D46). */
export const usesReport = {
  title: 'Consulta de usos',
  heading: 'REPORTE DE USOS',
  fileName: 'usos',
  incomplete: 'Los filtros de fechas y edificio son mandatorios para este reporte',
  results: { succeeded: 'Exitosos', failed: 'No exitosos' },
  allResults: 'Todos',
  allUnits: 'Todas las unidades',
  allMachines: 'Todas las máquinas',
  chooseFirst: 'Elija antes un edificio.',
  ofOneBuilding: 'Elija un solo edificio.',
  loadingDetails: 'Cargando…',
  detailsFailed: 'No se pudieron cargar las unidades y máquinas del edificio.',
  ofAnotherBuilding:
    'La unidad o la máquina indicada no pertenece al edificio elegido. Elija otra y vuelva a buscar.',
  found: (uses: number) => pluralize(uses, 'uso', 'usos'),
  columns: {
    building: 'Edificio',
    unit: 'Unidad',
    machine: 'Máquina',
    type: 'Tipo',
    at: 'Fecha',
    card: 'Tarjeta',
    result: 'Resultado',
  },
  /** The result of a successful use; any other text is the reason of a failure (D46). */
  success: 'Exitoso',
  figures: { uses: 'Usos', succeeded: 'Exitosos', failed: 'No exitosos' },
  plot: { day: 'Usos por día', month: 'Usos por mes' },
} as const;
