import { ALL_BUILDINGS, UYU } from '@laundry/api-contract';
import type { Building, Machine } from '@laundry/api-contract';
import { reports, usesReport } from '@laundry/strings';

/** The name of a building, or the text for all buildings; '' if the building is not loaded. */
export const buildingName = (buildings: readonly Building[] | undefined, id: string): string =>
  id === ALL_BUILDINGS ? reports.allBuildings : (buildings?.find((one) => one.id === id)?.name ?? '');

const month = new Intl.DateTimeFormat('es-UY', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A month, `YYYY-MM`, by its name: 'octubre de 2026'. */
export const monthName = (text: string): string => month.format(Date.parse(`${text}-01T00:00:00Z`));

/**
 * A record's type of machine, with its number in the building if the server sends it: 'Lavadora 2'. WASHER is
 * a washer, anything else a dryer (spec §3).
 */
export const machineTypeName = ({
  machine_type,
  sort_index,
}: Pick<Machine, 'machine_type'> & { sort_index?: number | undefined }): string =>
  [usesReport.types[machine_type === 'WASHER' ? 'washer' : 'dryer'], sort_index].join(' ').trim();

/** 'UYU' for currency 858; any other code as a text. */
export const currencyName = (code: number): string => (code === UYU ? 'UYU' : String(code));
