import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { colivingBuildings } from './colivingBuildings.ts';

export const colivingBuildingsDoc = describeCall(colivingBuildings, {
  description: "All buildings of the session's administration, by name (D22).",
  success: 'The buildings; none where the feature is disabled for the account (spec §6).',
  answer: {
    fields: { id: WORDS.id, name: WORDS.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});
