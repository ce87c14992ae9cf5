import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { activity, ACTIVITY_KINDS } from './activity.ts';

export const activityDoc = describeCall(activity, {
  description:
    'What the administrators of an administration did (D59), each entry written with what it tells. By keyset: a full page may have more before its last entry.',
  success: 'The entries, newest first.',
  parameters: {
    adminId: { description: "Id of the session's own administration.", example: EXAMPLE.administration },
  },
  query: {
    fields: {
      before: 'The `id` of the last entry of the page before; empty or absent for the first page.',
      perPage: 'Entries of a page, 1 to 1 000; 50 without it.',
    },
    example: { perPage: 50 },
  },
  answer: {
    fields: {
      id: WORDS.id,
      at: `When, ${WORDS.instant}`,
      actor_name: 'Who did it, the name as it was then.',
      actor_email: 'The e-mail of who did it, as it was then.',
      kind: `${ACTIVITY_KINDS.map((kind) => `\`${kind}\``).join(', ')}.`,
      subject: 'Whom it was about, name and e-mail as they were then; null where it was the actor.',
      building_name: 'The building that it was in; null where it was in none.',
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
