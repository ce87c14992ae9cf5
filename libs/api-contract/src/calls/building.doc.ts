import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { building } from './building.ts';

export const buildingDoc = describeCall(building, {
  description:
    "What the reports' selectors show: machines by their place and units by their number. A building of another administration is `ex_not_found` (D28).",
  success: 'The building with what is in it.',
  parameters: { id: { description: WORDS.building, example: EXAMPLE.building } },
  answer: {
    fields: {
      id: WORDS.id,
      name: WORDS.buildingName,
      machines: 'The machines, by `sort_index`.',
      'machines.id': WORDS.id,
      'machines.machine_type': WORDS.machineType,
      'machines.sort_index': WORDS.sortIndex,
      'machines.serial_number': WORDS.serial,
      'machines.building': 'The building again.',
      'machines.building.name': WORDS.buildingName,
      units: 'The units, by number.',
      'units.id': WORDS.id,
      'units.number': 'What the door says.',
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
