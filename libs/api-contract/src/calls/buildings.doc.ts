import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { administrationBuildings, colivingBuildings } from './buildings.ts';

export const administrationBuildingsDoc = describeCall(administrationBuildings, {
  description:
    "Buildings of the session's own administration, by name; any other administration is `ex_not_found`, told apart by nothing (D28).",
  success: 'The buildings; none where the feature is disabled for the account (spec §6).',
  parameters: {
    adminId: { description: "Id of the session's administration.", example: EXAMPLE.administration },
  },
  query: {
    fields: {
      split:
        '`true`: only those whose administration shares in the income, for the transactions report (D29).',
    },
    example: { split: 'true' },
  },
  answer: {
    fields: { id: WORDS.id, name: WORDS.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});

export const colivingBuildingsDoc = describeCall(colivingBuildings, {
  description: "All buildings of the session's administration, by name (D22).",
  success: 'The buildings; none where the feature is disabled for the account (spec §6).',
  answer: {
    fields: { id: WORDS.id, name: WORDS.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});
