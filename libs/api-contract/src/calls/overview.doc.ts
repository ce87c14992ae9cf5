import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { overview } from './overview.ts';

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
