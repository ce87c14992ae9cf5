import { EXAMPLE, FIELD } from '../document/commonFields.ts';

/** The fields of an adjustment, for the calls that have a list of them. */
export const ADJUSTMENT_FIELDS = {
  'adjustments.month': 'The closed month, YYYY-MM.',
  'adjustments.building_id': FIELD.id,
  'adjustments.building_name': FIELD.buildingName,
  'adjustments.cause':
    'Cause: `late-use` (a use was reported after the close), `price` (a price was entered for days of the month) or `comparison` (the nightly comparison found a difference).',
  'adjustments.by': 'Who caused it: the name of a person or of a controller.',
  'adjustments.at': FIELD.instant,
  'adjustments.total': `Difference of the total of uses. ${FIELD.pesos}`,
  'adjustments.prepaid': `Difference of what was prepaid. ${FIELD.pesos}`,
  'adjustments.adm_income': `Difference of the share of the administration. ${FIELD.pesos}`,
} as const;

export const ADJUSTMENT_EXAMPLE = {
  month: '2026-02',
  building_id: EXAMPLE.building,
  building_name: EXAMPLE.building_name,
  cause: 'late-use',
  by: 'sur-1',
  at: EXAMPLE.instant,
  total: 130,
  prepaid: 0,
  adm_income: 0,
} as const;
