import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import {
  buildingUsers,
  createBuildingUser,
  deleteBuildingUser,
  resendConfirmation,
} from './buildingUsers.ts';

const buildingParameter = { id: { description: WORDS.building, example: EXAMPLE.building } };
const userParameter = { description: 'Id of the resident.', example: EXAMPLE.resident };

const person = {
  firstname: 'First name, at most 100 characters.',
  lastname: 'Last name, at most 100 characters.',
  email: WORDS.email,
  reference: 'What the administration calls the resident by, at most 100 characters.',
};
const personExample = {
  firstname: 'Ana',
  lastname: 'Paz',
  email: EXAMPLE.email,
  reference: 'Apartamento 101',
};
const recordFields = {
  id: WORDS.id,
  ...person,
  createdAt: `When the resident was entered, ${WORDS.instant}`,
  validatedAt: `When the sign-up was completed, ${WORDS.instant} Null or empty: not confirmed (spec §3).`,
};
const recordExample = {
  id: EXAMPLE.resident,
  ...personExample,
  createdAt: EXAMPLE.instant,
  validatedAt: null,
};

export const buildingUsersDoc = describeCall(buildingUsers, {
  description: 'The residents of a building, newest first. Never paged.',
  success: 'The residents.',
  parameters: buildingParameter,
  answer: { fields: recordFields, example: [recordExample] },
});

export const createBuildingUserDoc = describeCall(createBuildingUser, {
  description:
    'Enters a resident and mails the invitation, both or neither. The e-mail is unique within the administration (`ex_email_taken`); ten invitations in an hour for an e-mail.',
  success: 'The resident as entered.',
  parameters: buildingParameter,
  body: { fields: person, example: personExample },
  answer: { fields: recordFields, example: recordExample },
});

export const deleteBuildingUserDoc = describeCall(deleteBuildingUser, {
  description:
    'Removes a resident with the invitation, and signs the person out where nobody has them as a resident any more.',
  success: 'The resident is removed.',
  parameters: { ...buildingParameter, userId: userParameter },
});

export const resendConfirmationDoc = describeCall(resendConfirmation, {
  description:
    'Replaces the invitation of a resident that has not confirmed (`ex_already_confirmed` otherwise) and mails the new one; ten invitations in an hour for an e-mail. Takes no body, or an empty one (D27).',
  success: 'The new invitation will be mailed.',
  parameters: { id: userParameter },
});
