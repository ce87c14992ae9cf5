import { FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import { ACTIVITY_KINDS } from './administrators.ts';
import type * as calls from './administrators.ts';

const id = 'Identifier of an administrator or an invitation.';
const fields = {
  name: `First name, one line, ${FIELD.atMostText}`,
  lastname: `Last name, one line, ${FIELD.atMostText}`,
  state: 'State of the access: `active`, or `invited` until the person chooses a password.',
  invited_at: `Time when the invitation was last sent, ${FIELD.instant} Null for an active administrator.`,
  expires_at: `Expiry of the invitation's link, ${FIELD.instant} Null for an active administrator.`,
};
export const administratorsDocs: DescriptionsOf<typeof calls> = {
  administrators: {
    description:
      'Returns the administrators of an administration and the open invitations (D59), without paging.',
    success: 'The administrators by name, then the invitations, newest first.',
    fields,
  },
  inviteAdministrator: {
    description:
      'Invites an administrator and mails the link, in one transaction. `reset-password` accepts the link. The e-mail of an administrator or of an open invitation of this administration is `ex_email_taken`; the response does not reveal whether another administration uses the e-mail. At most 10 invitations per e-mail in an hour.',
    success: 'The invitation.',
    errors: ['ex_email_taken'],
    fields,
  },
  removeAdministrator: {
    description:
      'Removes an administrator and ends all sessions of the account, or withdraws an invitation. The last administrator cannot be removed (`ex_last_administrator`). Removal of the own account requires `self=true` (`ex_own_account` otherwise).',
    success: 'The administrator is removed and signed out, or the invitation is withdrawn.',
    errors: ['ex_last_administrator', 'ex_own_account'],
    fields: { id, self: '`true` to remove the own account.' },
  },
  resendAdministratorInvitation: {
    description:
      'Replaces the link of an invitation and mails the new one; at most 10 per e-mail in an hour. The request body is absent or empty (D27).',
    success: 'The new link will be mailed.',
    fields: { id },
  },
  activity: {
    description:
      'Returns the activity of the administrators of an administration (D59), with names and e-mails as they were at the time. Pages by keyset: after a full page, older entries may follow.',
    success: 'The entries of the page, newest first.',
    fields: {
      before: '`id` of the last entry of the previous page; empty or absent for the first page.',
      perPage: 'Entries per page, from 1 to 1 000; 50 by default.',
      at: `Time of the action, ${FIELD.instant}`,
      actor_name: 'Name of the acting administrator, as it was at the time.',
      actor_email: 'E-mail of the acting administrator, as it was at the time.',
      kind: `Kind of the action: ${ACTIVITY_KINDS.map((kind) => `\`${kind}\``).join(', ')}.`,
      subject:
        'Name and e-mail of the person concerned, as they were at the time; null if it is the acting administrator.',
      building_name: 'Name of the building concerned; null if there is none.',
    },
  },
};
