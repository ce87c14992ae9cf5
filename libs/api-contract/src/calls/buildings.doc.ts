import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { administrationBuildings, colivingBuildings } from './buildings.ts';

export const administrationBuildingsDoc = describeCall(administrationBuildings, {
  description:
    "Returns the buildings that the session's administration has or had, for the selectors of the reports, ordered by name (D81). Any other administration is `ex_not_found`, whether or not it exists (D28).",
  success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
  parameters: {
    adminId: { description: "Identifier of the session's administration.", example: EXAMPLE.administration },
  },
  query: {
    fields: {
      split:
        '`true` to return only buildings in whose income the administration shares, for the transactions report (D29).',
    },
    example: { split: 'true' },
  },
  answer: {
    fields: { id: FIELD.id, name: FIELD.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});

export const colivingBuildingsDoc = describeCall(colivingBuildings, {
  description: "Returns all buildings of the session's administration today, ordered by name (D22, D81).",
  success: 'The buildings; an empty list if the feature is disabled for the account (spec §6).',
  answer: {
    fields: { id: FIELD.id, name: FIELD.buildingName },
    example: [{ id: EXAMPLE.building, name: EXAMPLE.building_name }],
  },
});
