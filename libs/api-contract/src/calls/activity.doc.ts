import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { activity, ACTIVITY_KINDS } from './activity.ts';

export const activityDoc = describeCall(activity, {
  description:
    'Returns the activity of the administrators of an administration (D59), with names and e-mails as they were at the time. Pages by keyset: after a full page, older entries may follow.',
  success: 'The entries of the page, newest first.',
  parameters: {
    adminId: { description: "Identifier of the session's administration.", example: EXAMPLE.administration },
  },
  query: {
    fields: {
      before: '`id` of the last entry of the previous page; empty or absent for the first page.',
      perPage: 'Entries per page, from 1 to 1 000; 50 by default.',
    },
    example: { perPage: 50 },
  },
  answer: {
    fields: {
      id: FIELD.id,
      at: `Time of the action, ${FIELD.instant}`,
      actor_name: 'Name of the acting administrator, as it was at the time.',
      actor_email: 'E-mail of the acting administrator, as it was at the time.',
      kind: `Kind of the action: ${ACTIVITY_KINDS.map((kind) => `\`${kind}\``).join(', ')}.`,
      subject:
        'Name and e-mail of the person concerned, as they were at the time; null if it is the acting administrator.',
      building_name: 'Name of the building concerned; null if there is none.',
    },
    example: [
      {
        id: '42',
        at: EXAMPLE.instant,
        actor_name: 'Ana Paz',
        actor_email: EXAMPLE.email,
        kind: 'resident-removed',
        subject: 'Luis Sosa (luis.sosa@correo.example)',
        building_name: EXAMPLE.building_name,
      },
    ],
  },
});
