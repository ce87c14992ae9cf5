import { ADMIN_ID, EXAMPLE, FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './buildings.ts';

const buildings = { name: FIELD.building_name };
const uses = 'Number of uses.';
const income = 'Confirmed transactions by currency.';
const amount = `Sum of the amounts. ${FIELD.pesos}`;
const adm_income = `Sum of the shares of the administration. ${FIELD.pesos}`;
export const buildingsDocs: DescriptionsOf<typeof calls> = {
  administrationBuildings: {
    description:
      "Returns the buildings that the session's administration has or had, for the selectors of the reports, ordered by name (D81). Any other administration is `ex_not_found`, whether or not it exists (D28).",
    success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
    parameters: ADMIN_ID,
    query: {
      split:
        '`true` to return only buildings in whose income the administration shares, for the transactions report (D29).',
    },
    answer: buildings,
  },
  colivingBuildings: {
    description: "Returns all buildings of the session's administration today, ordered by name (D22, D81).",
    success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
    answer: buildings,
  },
  building: {
    description:
      'Returns a building with its machines and units, for the selectors of the reports; of a building that the administration had, those that its uses name (D81). A building of another administration is `ex_not_found` (D28).',
    success: 'The building with its machines and units.',
    parameters: { id: { description: FIELD.building, example: EXAMPLE.building } },
    answer: {
      name: FIELD.building_name,
      machines: 'Machines of the building, ordered by `sort_index`.',
      'machines.building': 'Building of the machine.',
      'machines.building.name': FIELD.building_name,
      units: 'Units of the building, ordered by number.',
      'units.number': 'Number of the unit.',
    },
  },
  overview: {
    description:
      "Returns the key figures of an administration. Any administration other than the session's is `ex_not_found` (D28).",
    success: 'The current overview.',
    parameters: ADMIN_ID,
    answer: {
      months: 'The current month until now, then the whole previous month.',
      'months.uses': uses,
      'months.income': income,
      'months.income.amount': amount,
      'months.income.adm_income': adm_income,
      lastUntilSameDay: 'The previous month until the same day and time.',
      'lastUntilSameDay.uses': uses,
      'lastUntilSameDay.income': income,
      'lastUntilSameDay.income.amount': amount,
      'lastUntilSameDay.income.adm_income': adm_income,
      days: 'Every day of the previous month and of the current one until today, oldest first.',
      'days.uses': uses,
      waiting_residents: 'Number of residents who have not confirmed.',
      waiting: 'Residents who have not confirmed, by building.',
      failing_machines:
        'Machines that failed unusually often in the last 30 days, the worst first; at most 10.',
      'failing_machines.uses': uses,
      'failing_machines.failed': 'Number of failed uses.',
    },
  },
};
