import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { reportUses } from './reportUses.ts';

export const reportUsesDoc = describeCall(reportUses, {
  description:
    'Returns a page of the uses that match the filters, newest first and by id within one moment. A building, unit or machine of another administration is `ex_not_found` (D28).',
  success: 'The uses of the page; an empty list after the last page.',
  query: {
    fields: {
      from: FIELD.from,
      to: FIELD.to,
      building: FIELD.buildings,
      unit: FIELD.unit,
      machine: FIELD.machine,
      uuid: FIELD.cardFilter,
      page: 'Page number, from 1 (D10).',
      perPage: 'Records per page, from 1 to 1 000 (D34).',
    },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building, page: 1, perPage: 50 },
  },
  answer: {
    fields: {
      id: FIELD.id,
      machine: 'Machine that was used.',
      'machine.building': 'Building of the machine.',
      'machine.building.name': FIELD.buildingName,
      'machine.serial_number': FIELD.serial,
      'machine.machine_type': FIELD.machineType,
      'machine.sort_index': FIELD.sortIndex,
      unit: 'Unit of the card; null if it belongs to none.',
      'unit.number': 'Number of the unit.',
      timestamp: `Time of the use, ${FIELD.instant}`,
      card: 'Card that was used.',
      'card.uuid': FIELD.uid,
      result: '`Exitoso`, or the reason for the failure (D46).',
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
