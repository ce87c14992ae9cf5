import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { overview } from './overview.ts';

const uses = 'How many uses.';
const income = 'Confirmed transactions, by currency.';
const amount = `Sum of the amounts. ${WORDS.pesos}`;
const adm_income = `Sum of the shares of the administration. ${WORDS.pesos}`;
const result = { uses: 120, income: [{ currency: 858, amount: 24000, adm_income: 6000 }] };

export const overviewDoc = describeCall(overview, {
  description:
    "What an administrator looks for first. Any other administration than the session's own is `ex_not_found` (D28).",
  success: 'The overview of this moment.',
  parameters: {
    adminId: { description: "Id of the session's administration.", example: EXAMPLE.administration },
  },
  answer: {
    fields: {
      months: 'This month until now, then the whole of the last one.',
      'months.month': 'YYYY-MM.',
      'months.uses': uses,
      'months.income': income,
      'months.income.currency': WORDS.currency,
      'months.income.amount': amount,
      'months.income.adm_income': adm_income,
      lastUntilSameDay: 'The last month until the same time of the same day.',
      'lastUntilSameDay.uses': uses,
      'lastUntilSameDay.income': income,
      'lastUntilSameDay.income.currency': WORDS.currency,
      'lastUntilSameDay.income.amount': amount,
      'lastUntilSameDay.income.adm_income': adm_income,
      days: 'Every day of the last month and of this one until today, oldest first.',
      'days.day': 'The Montevideo day (D23).',
      'days.uses': uses,
      waiting_residents: 'Residents that have not confirmed.',
      waiting: 'The same by building.',
      'waiting.building_id': WORDS.id,
      'waiting.building_name': WORDS.buildingName,
      'waiting.count': WORDS.count,
      failing_machines:
        'Machines that failed unusually often in the last 30 days, the worst first; at most 10.',
      'failing_machines.id': WORDS.id,
      'failing_machines.machine_type': WORDS.machineType,
      'failing_machines.sort_index': WORDS.sortIndex,
      'failing_machines.serial_number': WORDS.serial,
      'failing_machines.building_id': WORDS.id,
      'failing_machines.building_name': WORDS.buildingName,
      'failing_machines.uses': uses,
      'failing_machines.failed': 'How many of them failed.',
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
