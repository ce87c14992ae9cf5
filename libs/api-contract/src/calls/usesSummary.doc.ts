import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { ADJUSTMENT_FIELDS } from './settlement.doc.ts';
import { usesSummary } from './usesSummary.ts';

export const usesSummaryDoc = describeCall(usesSummary, {
  description:
    'Returns the totals of all uses that match the filters, over all pages. Groups without uses are omitted.',
  success: 'The totals.',
  query: {
    fields: {
      from: FIELD.from,
      to: FIELD.to,
      building: FIELD.buildings,
      unit: FIELD.unit,
      machine: FIELD.machine,
      uuid: FIELD.cardFilter,
      result: FIELD.useResult,
    },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building },
  },
  answer: {
    fields: {
      count: 'Number of all uses.',
      succeeded: 'Number of successful uses.',
      byBuilding: 'Totals by building.',
      'byBuilding.id': FIELD.id,
      'byBuilding.name': FIELD.buildingName,
      'byBuilding.count': FIELD.count,
      'byBuilding.succeeded': 'Number of successful uses.',
      byUnit: 'Totals by unit, ordered by building and number.',
      'byUnit.id': 'Identifier of the unit; null for cards without a unit, which come last.',
      'byUnit.number': 'Number of the unit; null for cards without a unit.',
      'byUnit.building_name': FIELD.buildingName,
      'byUnit.count': FIELD.count,
      'byUnit.succeeded': 'Number of successful uses.',
      byDay: 'Totals by Montevideo day, oldest first.',
      'byDay.day': 'Montevideo day, YYYY-MM-DD (D23).',
      'byDay.count': FIELD.count,
      'byDay.succeeded': 'Number of successful uses.',
      ...ADJUSTMENT_FIELDS,
      adjustments:
        'Adjustments of the closed months that these days are of (D80). No total includes them: rows and totals show what happened.',
    },
    example: {
      count: 2,
      succeeded: 1,
      byBuilding: [{ id: EXAMPLE.building, name: EXAMPLE.building_name, count: 2, succeeded: 1 }],
      byUnit: [
        { id: EXAMPLE.unit, number: '101', building_name: EXAMPLE.building_name, count: 1, succeeded: 1 },
        { id: null, number: null, building_name: EXAMPLE.building_name, count: 1, succeeded: 0 },
      ],
      byDay: [{ day: '2026-03-14', count: 2, succeeded: 1 }],
      adjustments: [],
    },
  },
});
