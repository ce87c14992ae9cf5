import { FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './settlement.ts';

/** The fields of an adjustment. */
const ADJUSTMENT_FIELDS = {
  'adjustments.month': 'The closed month, YYYY-MM.',
  'adjustments.cause':
    'Cause: `late-use` (a use was reported after the close), `price` (a price was entered for days of the month) or `comparison` (the nightly comparison found a difference).',
  'adjustments.by': 'Who caused it: the name of a person or of a controller.',
  'adjustments.at': FIELD.instant,
  'adjustments.total': `Difference of the total of uses. ${FIELD.pesos}`,
  'adjustments.prepaid': `Difference of what was prepaid. ${FIELD.pesos}`,
  'adjustments.adm_income': `Difference of the share of the administration. ${FIELD.pesos}`,
} as const;

/** The same for reports of days, which have all adjustments of the days' months. */
export const ADJUSTMENTS_OF_DAYS = {
  ...ADJUSTMENT_FIELDS,
  adjustments:
    'Adjustments of the closed months that these days are of (D80). No total includes them: rows and totals show what happened.',
} as const;

export const settlementDocs: DescriptionsOf<typeof calls> = {
  settlement: {
    description:
      'Returns the settlement of a month (D53): each successful use at the price that its card paid, or at that of its Montevideo day where no card paid, so that a price change within the month results in two lines. A closed month is answered as it was closed; what changed in it later is an adjustment of the month in which it was found (D80). `prepaid` has the sums of the transactions report for the same days and buildings. All sums of an open month equal those of the reports to the cent.',
    success: 'The settlement; for the current month, until now.',
    fields: {
      building: FIELD.buildings,
      buildings: 'Buildings ordered by name, including those without uses.',
      'buildings.name': FIELD.building_name,
      units: 'Units with uses, ordered by number.',
      'units.id': 'Identifier of the unit; null for cards without a unit, which come last.',
      number: 'Number of the unit; null for cards without a unit.',
      lines: 'Successful uses by machine type and price: washers before dryers, the earlier price first.',
      'lines.machine_type': 'Machine type: WASHER or DRYER.',
      price: `Price of one use on its day. ${FIELD.pesos}`,
      'lines.total': `Count multiplied by price. ${FIELD.pesos}`,
      'units.total': `Sum of the lines. ${FIELD.pesos}`,
      failed: 'Number of failed uses, which no total includes.',
      'buildings.totals': 'Totals of all units of the building.',
      totals: 'Totals of all these buildings.',
      washes: 'Successful uses of washers.',
      dries: 'Successful uses of dryers.',
      total: `Total price of these uses. ${FIELD.pesos}`,
      'totals.total': `Total of washes and dries. ${FIELD.pesos}`,
      'buildings.prepaid': 'Confirmed transactions of the building.',
      prepaid: 'Confirmed transactions of all these buildings.',
      'prepaid.count': 'Number of rows in the transactions report.',
      amount: `Amount paid in the month less refunds and chargebacks. ${FIELD.pesos}`,
      adm_income: `Share of the administration, equal to the sum of the report's rows. ${FIELD.pesos}`,
      sharing:
        'Figures of those buildings in whose income the administration shares, or shared in the month. The transactions report of `all` covers only these; `prepaid` covers every building (D29, D52).',
      'sharing.buildings': 'Number of these buildings.',
      'sharing.prepaid': 'Sums of the transactions report of `all`.',
      balance: 'What the company and the administration owe each other, with the adjustments (D84).',
      income: `Share of the administration, which the company pays. ${FIELD.pesos}`,
      postpaid: `Uses of postpaid buildings, which the administration collects with the common expenses and pays to the company. ${FIELD.pesos}`,
      due: `Income less postpaid: what the company pays; where it is negative, what the administration pays. ${FIELD.pesos}`,
      closed_at: `When the month was closed; null for an open one. ${FIELD.instant}`,
      ...ADJUSTMENT_FIELDS,
      adjustments:
        'Adjustments of earlier, closed months that are settled in this month (D80). No total includes them.',
    },
  },
};
