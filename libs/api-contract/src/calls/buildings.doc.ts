import { ADMIN_ID, EXAMPLE, FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './buildings.ts';

const buildings = {
  fields: { name: FIELD.building_name },
  example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
};
const machine = {
  id: EXAMPLE.machine,
  machine_type: 'WASHER',
  sort_index: 1,
  serial_number: 'LV-1001',
};
const uses = 'Number of uses.';
const income = 'Confirmed transactions by currency.';
const amount = `Sum of the amounts. ${FIELD.pesos}`;
const adm_income = `Sum of the shares of the administration. ${FIELD.pesos}`;
const result = { uses: 120, income: [{ currency: 858, amount: 24000, adm_income: 6000 }] };

export const buildingsDocs: DescriptionsOf<typeof calls> = {
  administrationBuildings: {
    description:
      "Returns the buildings that the session's administration has or had, for the selectors of the reports, ordered by name (D81). Any other administration is `ex_not_found`, whether or not it exists (D28).",
    success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
    parameters: ADMIN_ID,
    query: {
      fields: {
        split:
          '`true` to return only buildings in whose income the administration shares, for the transactions report (D29).',
      },
      example: { split: 'true' },
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
      fields: {
        name: FIELD.building_name,
        machines: 'Machines of the building, ordered by `sort_index`.',
        'machines.building': 'Building of the machine.',
        'machines.building.name': FIELD.building_name,
        units: 'Units of the building, ordered by number.',
        'units.number': 'Number of the unit.',
      },
      example: {
        id: EXAMPLE.building,
        name: EXAMPLE.building_name,
        machines: [
          {
            ...machine,
            building: { name: EXAMPLE.building_name },
          },
        ],
        units: [{ id: EXAMPLE.unit, number: '101' }],
      },
    },
  },
  overview: {
    description:
      "Returns the key figures of an administration. Any administration other than the session's is `ex_not_found` (D28).",
    success: 'The current overview.',
    parameters: ADMIN_ID,
    answer: {
      fields: {
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
      example: {
        months: [
          { month: '2026-03', ...result },
          { month: '2026-02', ...result },
        ],
        lastUntilSameDay: result,
        days: [{ day: '2026-03-14', uses: 9 }],
        waiting_residents: 1,
        waiting: [{ building_id: EXAMPLE.building, building_name: EXAMPLE.building_name, count: 1 }],
        failing_machines: [
          {
            ...machine,
            building_id: EXAMPLE.building,
            building_name: EXAMPLE.building_name,
            uses: 40,
            failed: 12,
          },
        ],
      },
    },
  },
};
