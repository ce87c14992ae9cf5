import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { describeCall } from '../document/describe.ts';
import { administrationBuildings, colivingBuildings, building, overview } from './buildings.ts';

export const administrationBuildingsDoc = describeCall(administrationBuildings, {
  description:
    "Returns the buildings that the session's administration has or had, for the selectors of the reports, ordered by name (D81). Any other administration is `ex_not_found`, whether or not it exists (D28).",
  success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
  parameters: {
    adminId: { description: "Identifier of the session's administration.", example: EXAMPLE.administration },
  },
  query: {
    fields: {
      split:
        '`true` to return only buildings in whose income the administration shares, for the transactions report (D29).',
    },
    example: { split: 'true' },
  },
  answer: {
    fields: { id: FIELD.id, name: FIELD.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});

export const colivingBuildingsDoc = describeCall(colivingBuildings, {
  description: "Returns all buildings of the session's administration today, ordered by name (D22, D81).",
  success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
  answer: {
    fields: { id: FIELD.id, name: FIELD.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});

export const buildingDoc = describeCall(building, {
  description:
    'Returns a building with its machines and units, for the selectors of the reports; of a building that the administration had, those that its uses name (D81). A building of another administration is `ex_not_found` (D28).',
  success: 'The building with its machines and units.',
  parameters: { id: { description: FIELD.building, example: EXAMPLE.building } },
  answer: {
    fields: {
      id: FIELD.id,
      name: FIELD.buildingName,
      machines: 'Machines of the building, ordered by `sort_index`.',
      'machines.id': FIELD.id,
      'machines.machine_type': FIELD.machineType,
      'machines.sort_index': FIELD.sortIndex,
      'machines.serial_number': FIELD.serial,
      'machines.building': 'Building of the machine.',
      'machines.building.name': FIELD.buildingName,
      units: 'Units of the building, ordered by number.',
      'units.id': FIELD.id,
      'units.number': 'Number of the unit.',
    },
    example: {
      id: EXAMPLE.building,
      name: EXAMPLE.building_name,
      machines: [
        {
          id: EXAMPLE.machine,
          machine_type: 'WASHER',
          sort_index: 1,
          serial_number: 'LV-1001',
          building: { name: EXAMPLE.building_name },
        },
      ],
      units: [{ id: EXAMPLE.unit, number: '101' }],
    },
  },
});

const uses = 'Number of uses.';
const income = 'Confirmed transactions by currency.';
const amount = `Sum of the amounts. ${FIELD.pesos}`;
const adm_income = `Sum of the shares of the administration. ${FIELD.pesos}`;
const result = { uses: 120, income: [{ currency: 858, amount: 24000, adm_income: 6000 }] };

export const overviewDoc = describeCall(overview, {
  description:
    "Returns the key figures of an administration. Any administration other than the session's is `ex_not_found` (D28).",
  success: 'The current overview.',
  parameters: {
    adminId: { description: "Identifier of the session's administration.", example: EXAMPLE.administration },
  },
  answer: {
    fields: {
      months: 'The current month until now, then the whole previous month.',
      'months.month': FIELD.month,
      'months.uses': uses,
      'months.income': income,
      'months.income.currency': FIELD.currency,
      'months.income.amount': amount,
      'months.income.adm_income': adm_income,
      lastUntilSameDay: 'The previous month until the same day and time.',
      'lastUntilSameDay.uses': uses,
      'lastUntilSameDay.income': income,
      'lastUntilSameDay.income.currency': FIELD.currency,
      'lastUntilSameDay.income.amount': amount,
      'lastUntilSameDay.income.adm_income': adm_income,
      days: 'Every day of the previous month and of the current one until today, oldest first.',
      'days.day': 'Montevideo day, YYYY-MM-DD (D23).',
      'days.uses': uses,
      waiting_residents: 'Number of residents who have not confirmed.',
      waiting: 'Residents who have not confirmed, by building.',
      'waiting.building_id': FIELD.id,
      'waiting.building_name': FIELD.buildingName,
      'waiting.count': FIELD.count,
      failing_machines:
        'Machines that failed unusually often in the last 30 days, the worst first; at most 10.',
      'failing_machines.id': FIELD.id,
      'failing_machines.machine_type': FIELD.machineType,
      'failing_machines.sort_index': FIELD.sortIndex,
      'failing_machines.serial_number': FIELD.serial,
      'failing_machines.building_id': FIELD.id,
      'failing_machines.building_name': FIELD.buildingName,
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
          id: EXAMPLE.machine,
          machine_type: 'WASHER',
          sort_index: 1,
          serial_number: 'LV-1001',
          building_id: EXAMPLE.building,
          building_name: EXAMPLE.building_name,
          uses: 40,
          failed: 12,
        },
      ],
    },
  },
});
