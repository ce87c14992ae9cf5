import { ALL_BUILDINGS, UYU } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';

/** The name of a building, or the text for all buildings; '' if the building is not loaded. */
export const buildingName = (buildings: readonly Building[] | undefined, id: string): string =>
  id === ALL_BUILDINGS ? reports.allBuildings : (buildings?.find((one) => one.id === id)?.name ?? '');

/** 'UYU' for currency 858; any other code as a text. */
export const currencyName = (code: number): string => (code === UYU ? 'UYU' : String(code));
