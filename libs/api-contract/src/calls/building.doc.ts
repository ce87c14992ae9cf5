import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { building } from './building.ts';

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
