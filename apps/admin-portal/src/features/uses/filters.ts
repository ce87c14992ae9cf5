import { usesReport } from '@laundry/strings';
import { ALL_BUILDINGS } from '@laundry/api-contract';
import { filtersCodec } from '../../reports/search/filtersCodec.ts';

/** The report's filters: two days and a building are mandatory (spec §5), the others narrow them. */
export interface UsesFilters {
  from: string;
  to: string;
  building: string;
  unit: string;
  machine: string;
  /** The card's code. */
  uuid: string;
}

/**
 * A card's code as it is kept: cards show it in groups, '1234 5678'. Anything else is looked for as it was
 * typed.
 */
function cardCode(typed: string): string {
  const digits = typed.replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed;
}

export const codec = filtersCodec<UsesFilters>(
  (read) => ({
    from: read('from'),
    to: read('to'),
    building: read('building'),
    unit: read('unit'),
    machine: read('machine'),
    uuid: cardCode(read('uuid')),
  }),
  usesReport.incomplete,
);

/** The filters as the API takes them: what is empty is left out. */
export function queryOf({ from, to, building, unit, machine, uuid }: UsesFilters) {
  return {
    from,
    to,
    building,
    ...(unit !== '' && { unit }),
    ...(machine !== '' && { machine }),
    ...(uuid !== '' && { uuid }),
  };
}

/** Whether two searches are for the same uses, whatever their page. */
export const sameFilters = (one: UsesFilters, other: UsesFilters): boolean =>
  codec.urlOf(one) === codec.urlOf(other);

/** Whether a choice of the form is a single building, which has units and machines to choose from. */
export const hasDetails = (building: string): boolean => building !== '' && building !== ALL_BUILDINGS;
