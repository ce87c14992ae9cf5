import type { DescriptionsOf } from '../document/describe.ts';
import { FIELD } from '../document/commonFields.ts';
import type * as calls from './buildingUsers.ts';

const ofBuilding = { 'parameters.id': FIELD.building };
const resident = 'Identifier of the resident.';

const fields = {
  ...ofBuilding,
  firstname: `First name, ${FIELD.atMostText}`,
  lastname: `Last name, ${FIELD.atMostText}`,
  reference: `The administration's note on the resident, such as the unit; ${FIELD.atMostText}`,
  createdAt: `Time when the resident was added, ${FIELD.instant}`,
  validatedAt: `Time when the resident completed the sign-up, ${FIELD.instant} Null or empty until then (spec §3).`,
};
export const buildingUsersDocs: DescriptionsOf<typeof calls> = {
  buildingUsers: {
    description: 'Returns the residents of a building, newest first, without paging.',
    success: 'The residents of the building.',
    fields,
  },
  createBuildingUser: {
    description:
      'Adds a resident and mails the invitation, in one transaction. The e-mail is unique within the administration (`ex_email_taken`). At most 10 invitations per e-mail in an hour.',
    success: 'The new resident.',
    errors: ['ex_email_taken'],
    fields,
  },
  deleteBuildingUser: {
    description:
      'Removes a resident and the invitation, and ends the sessions of the person if no building lists them as a resident any more.',
    success: 'The resident is removed.',
    fields: { ...ofBuilding, userId: resident },
  },
  resendConfirmation: {
    description:
      'Replaces the invitation of a resident who has not confirmed (`ex_already_confirmed` otherwise) and mails the new one. At most 10 invitations per e-mail in an hour. The request body is absent or empty (D27).',
    success: 'The new invitation will be mailed.',
    errors: ['ex_already_confirmed'],
    fields: { id: resident },
  },
};
