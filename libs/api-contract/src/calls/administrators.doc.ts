import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import {
  administrators,
  inviteAdministrator,
  removeAdministrator,
  resendAdministratorInvitation,
} from './administrators.ts';

const adminId = {
  description: "Id of the session's own administration.",
  example: EXAMPLE.administration,
};
const administratorId = {
  description: 'Id of an administrator or an invitation.',
  example: EXAMPLE.resident,
};
const person = {
  name: 'First name, one line, at most 100 characters.',
  lastname: 'Last name, one line, at most 100 characters.',
  email: WORDS.email,
};
const personExample = { name: 'Ana', lastname: 'Paz', email: EXAMPLE.email };
const fields = {
  id: WORDS.id,
  ...person,
  state: '`active`, or `invited` until the person chooses a password.',
  invited_at: `When the invitation was last sent, ${WORDS.instant} Null of an active one.`,
  expires_at: `Until when its link can be used, ${WORDS.instant} Null of an active one.`,
};
const example = {
  id: EXAMPLE.resident,
  ...personExample,
  state: 'invited' as const,
  invited_at: EXAMPLE.instant,
  expires_at: EXAMPLE.instant,
};

export const administratorsDoc = describeCall(administrators, {
  description: 'Who administers, and who is invited to (D59). Never paged.',
  success: 'The administrators by name, then the invitations, newest first.',
  parameters: { adminId },
  answer: { fields, example: [example] },
});

export const inviteAdministratorDoc = describeCall(inviteAdministrator, {
  description:
    'Invites somebody and mails the link, both or neither. `reset-password` takes the link. Who administers here or is invited already is `ex_email_taken`; what the e-mail is elsewhere is not told. Ten invitations in an hour for an e-mail.',
  success: 'The invitation.',
  parameters: { adminId },
  body: { fields: person, example: personExample },
  answer: { fields, example },
});

export const removeAdministratorDoc = describeCall(removeAdministrator, {
  description:
    'Removes an administrator with all sessions, or withdraws an invitation. The last administrator stays (`ex_last_administrator`), and the own account goes only with `self=true` (`ex_own_account` otherwise).',
  success: 'Removed, and signed out everywhere.',
  parameters: {
    adminId,
    id: administratorId,
  },
  query: {
    fields: { self: '`true` where the own account is meant.' },
    example: { self: 'false' },
  },
});

export const resendAdministratorInvitationDoc = describeCall(resendAdministratorInvitation, {
  description:
    'Replaces the link of an invitation and mails the new one; ten in an hour for an e-mail. Takes no body, or an empty one (D27).',
  success: 'The new link will be mailed.',
  parameters: { adminId, id: administratorId },
});
