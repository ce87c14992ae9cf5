import { FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './buildings.ts';

const name = FIELD.building_name;

export const buildingsDocs: DescriptionsOf<typeof calls> = {
  administrationBuildings: {
    description:
      "Returns the buildings that the session's administration has or had, for the selectors of the reports, ordered by name (D81). Any other administration is `ex_not_found`, whether or not it exists (D28).",
    success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
    fields: {
      name,
      split:
        '`true` to return only buildings in whose income the administration shares, for the transactions report (D29).',
    },
  },
  colivingBuildings: {
    description: "Returns all buildings of the session's administration today, ordered by name (D22, D81).",
    success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
    fields: { name },
  },
  building: {
    description:
      'Returns a building with its machines and units, for the selectors of the reports; of a building that the administration had, those that its uses name (D81). A building of another administration is `ex_not_found` (D28).',
    success: 'The building with its machines and units.',
    fields: {
      'parameters.id': FIELD.building,
      name,
      machines: 'Machines of the building, ordered by `sort_index`.',
      building: 'Building of the machine.',
      units: 'Units of the building, ordered by number.',
      number: 'Number of the unit.',
    },
  },
  overview: {
    description:
      "Returns the key figures of an administration. Any administration other than the session's is `ex_not_found` (D28).",
    success: 'The current overview.',
    fields: {
      months: 'The current month until now, then the whole previous month.',
      uses: 'Number of uses.',
      income: 'Confirmed transactions by currency.',
      amount: `Sum of the amounts. ${FIELD.pesos}`,
      adm_income: `Sum of the shares of the administration. ${FIELD.pesos}`,
      lastUntilSameDay: 'The previous month until the same day and time.',
      days: 'Every day of the previous month and of the current one until today, oldest first.',
      waiting_residents: 'Number of residents who have not confirmed.',
      waiting: 'Residents who have not confirmed, by building.',
      failing_machines:
        'Machines that failed unusually often in the last 30 days, the worst first; at most 10.',
      failed: 'Number of failed uses.',
    },
  },
};
