import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { usesSummary } from './usesSummary.ts';

export const usesSummaryDoc = describeCall(usesSummary, {
  description:
    'Totals of all uses that the filters leave, whatever page is shown. Groups without uses are not there.',
  success: 'The totals.',
  query: {
    fields: {
      from: WORDS.from,
      to: WORDS.to,
      building: WORDS.buildings,
      unit: WORDS.unit,
      machine: WORDS.machine,
      uuid: WORDS.cardFilter,
    },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building },
  },
  answer: {
    fields: {
      count: 'All uses.',
      succeeded: 'How many of them were successful.',
      byBuilding: 'By building.',
      'byBuilding.id': WORDS.id,
      'byBuilding.name': WORDS.buildingName,
      'byBuilding.count': WORDS.count,
      byUnit: 'By unit, in the order of their buildings and numbers.',
      'byUnit.id': 'Id of the unit; null for cards that belong to none, which come last.',
      'byUnit.number': 'What the door says; null for cards that belong to no unit.',
      'byUnit.building_name': WORDS.buildingName,
      'byUnit.count': WORDS.count,
      byDay: 'By Montevideo day, oldest first.',
      'byDay.day': 'The Montevideo day (D23).',
      'byDay.count': WORDS.count,
      'byDay.succeeded': 'How many of them were successful.',
    },
    example: {
      count: 2,
      succeeded: 1,
      byBuilding: [{ id: EXAMPLE.building, name: EXAMPLE.building_name, count: 2 }],
      byUnit: [
        { id: EXAMPLE.unit, number: '101', building_name: EXAMPLE.building_name, count: 1 },
        { id: null, number: null, building_name: EXAMPLE.building_name, count: 1 },
      ],
      byDay: [{ day: '2026-03-14', count: 2, succeeded: 1 }],
    },
  },
});
