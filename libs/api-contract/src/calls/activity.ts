import * as v from 'valibot';
import { anyId, anyInstant } from '../answerFields.ts';
import { call } from '../call.ts';
import { positiveInteger } from '../fields.ts';

/** The recorded actions of administrators (D59). */
export const ACTIVITY_KINDS = [
  'resident-invited',
  'resident-invited-again',
  'resident-removed',
  'administrator-invited',
  'administrator-invited-again',
  'administrator-joined',
  'administrator-removed',
  'invitation-withdrawn',
  'password-changed',
  'password-reset',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** A recorded action, with the names at that time. */
export const ActivityEntry = v.object({
  id: anyId,
  at: anyInstant,
  actor_name: v.string(),
  actor_email: v.string(),
  kind: v.picklist(ACTIVITY_KINDS),
  /** The affected person; null if that is the actor. */
  subject: v.nullable(v.string()),
  building_name: v.nullable(v.string()),
});
export type ActivityEntry = v.InferOutput<typeof ActivityEntry>;

const optionalId = v.optional(v.pipe(v.string(), v.regex(/^\d{0,18}$/)));

export const activity = call({
  method: 'GET',
  path: '/api/v1/administrations/{adminId}/activity',
  summary: 'Returns the activity of administrators, newest first',
  access: 'administrator',
  optional: true,
  query: v.object({
    /** The `id` of the last known entry; older ones follow. */
    before: optionalId,
    perPage: v.optional(positiveInteger(1000), 50),
  }),
  success: 200,
  answer: v.array(ActivityEntry),
});
