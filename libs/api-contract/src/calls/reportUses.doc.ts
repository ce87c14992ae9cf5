import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { reportUses } from './reportUses.ts';

export const reportUsesDoc = describeCall(reportUses, {
  description:
    'A page of the uses that the filters leave, newest first, the id deciding between uses of one moment. A building, unit or machine of another administration is `ex_not_found` (D28).',
  success: 'The records of the page; none after the last one.',
  query: {
    fields: {
      from: WORDS.from,
      to: WORDS.to,
      building: WORDS.buildings,
      unit: WORDS.unit,
      machine: WORDS.machine,
      uuid: WORDS.cardFilter,
      page: 'Number of the page, from 1 (D10).',
      perPage: 'Records of a page, from 1 to 1 000 (D34).',
    },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building, page: 1, perPage: 50 },
  },
  answer: {
    fields: {
      id: WORDS.id,
      machine: 'The machine that was used.',
      'machine.building': 'Where it stands.',
      'machine.building.name': WORDS.buildingName,
      'machine.serial_number': WORDS.serial,
      'machine.machine_type': WORDS.machineType,
      'machine.sort_index': WORDS.sortIndex,
      unit: 'The unit of the card; null where it belongs to none.',
      'unit.number': 'What the door says.',
      timestamp: `When it was used, ${WORDS.instant}`,
      card: 'The card that paid.',
      'card.uuid': WORDS.uid,
      result: 'Exitoso, or why it did not succeed (D46).',
    },
    example: [
      {
        id: EXAMPLE.use,
        machine: {
          building: { name: EXAMPLE.building_name },
          serial_number: 'LV-1001',
          machine_type: 'WASHER',
          sort_index: 1,
        },
        unit: { number: '101' },
        timestamp: EXAMPLE.instant,
        card: { uuid: EXAMPLE.uid },
        result: 'Exitoso',
      },
    ],
  },
});
