import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { settlement } from './settlement.ts';

const total = `What they come to. ${WORDS.pesos}`;
const failed = 'Uses that did not succeed; they are in no total.';

const TOTALS = {
  washes: 'Successful uses of washers.',
  'washes.count': WORDS.count,
  'washes.total': total,
  dries: 'Successful uses of dryers.',
  'dries.count': WORDS.count,
  'dries.total': total,
  failed,
  total: `Washes and dries. ${WORDS.pesos}`,
} as const;

const PREPAID = {
  count: 'Rows of the transactions report.',
  amount: `What was paid in this month less what went back in it. ${WORDS.pesos}`,
  adm_income: `The administration's share in it, to the cent that of the report's rows. ${WORDS.pesos}`,
} as const;

/** The same fields below another one. */
const below = <const Name extends string, const T extends Readonly<Record<string, string>>>(
  name: Name,
  fields: T,
) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${name}.${field}`, text])) as {
    [Field in keyof T & string as `${Name}.${Field}`]: string;
  };

const totals = {
  washes: { count: 3, total: 420 },
  dries: { count: 1, total: 130 },
  failed: 1,
  total: 550,
};
const prepaid = { count: 4, amount: 1600, adm_income: 400 };

export const settlementDoc = describeCall(settlement, {
  description:
    'What the uses of a month come to (D53): each successful one at the price that held on its Montevideo day, so that a price that changed within the month gives two lines. `prepaid` is what the transactions report has of the same days and buildings. The sums are those of the reports, to the cent.',
  success: 'The settlement; the current month has what there is until now.',
  query: {
    fields: { month: WORDS.month, building: WORDS.buildings },
    example: { month: '2026-03', building: 'all' },
  },
  answer: {
    fields: {
      month: WORDS.month,
      buildings: 'By name, those without any use as well.',
      'buildings.id': WORDS.id,
      'buildings.name': WORDS.buildingName,
      'buildings.units': 'Units with uses, in the order of their numbers.',
      'buildings.units.id': 'Id of the unit; null for cards that belong to none, which come last.',
      'buildings.units.number': 'What the door says; null for cards that belong to no unit.',
      'buildings.units.lines':
        'Successful uses by kind of machine and price: washers before dryers, the earlier price first.',
      'buildings.units.lines.machine_type': 'WASHER or DRYER.',
      'buildings.units.lines.price': `What one use took from the card on its day. ${WORDS.pesos}`,
      'buildings.units.lines.count': WORDS.count,
      'buildings.units.lines.total': `Count times price. ${WORDS.pesos}`,
      'buildings.units.failed': failed,
      'buildings.units.total': `Sum of the lines. ${WORDS.pesos}`,
      'buildings.totals': 'All units of the building.',
      ...below('buildings.totals', TOTALS),
      'buildings.prepaid': 'Confirmed transactions of the building.',
      ...below('buildings.prepaid', PREPAID),
      totals: 'All these buildings.',
      ...below('totals', TOTALS),
      prepaid: 'Confirmed transactions of all these buildings.',
      ...below('prepaid', PREPAID),
      sharing:
        'Those of these buildings in whose income the administration shares. The transactions report of `all` has their rows alone, `prepaid` above those of every building (D29, D52).',
      'sharing.buildings': 'How many they are.',
      'sharing.prepaid': 'What the transactions report of all buildings comes to.',
      ...below('sharing.prepaid', PREPAID),
    },
    example: {
      month: '2026-03',
      buildings: [
        {
          id: EXAMPLE.building,
          name: EXAMPLE.building_name,
          units: [
            {
              id: EXAMPLE.unit,
              number: '101',
              lines: [
                { machine_type: 'WASHER', price: 130, count: 1, total: 130 },
                { machine_type: 'WASHER', price: 145, count: 2, total: 290 },
              ],
              failed: 1,
              total: 420,
            },
            {
              id: null,
              number: null,
              lines: [{ machine_type: 'DRYER', price: 130, count: 1, total: 130 }],
              failed: 0,
              total: 130,
            },
          ],
          totals,
          prepaid,
        },
      ],
      totals,
      prepaid,
      sharing: { buildings: 1, prepaid },
    },
  },
});
