import * as v from 'valibot';
import { anyId, anyInstant, email, shortText, positiveInteger } from '../fields.ts';
import { call } from '../call.ts';

/** An administrator of an administration, or one who was invited and has not chosen a password yet (D59). */
export const Administrator = v.object({
  id: anyId,
  name: v.string(),
  lastname: v.string(),
  email: v.string(),
  state: v.picklist(['active', 'invited']),
  invited_at: v.nullable(anyInstant),
  expires_at: v.nullable(anyInstant),
});
export type Administrator = v.InferOutput<typeof Administrator>;

/** The data for inviting an administrator. */
export const NewAdministrator = v.object({ name: shortText, lastname: shortText, email });
export type NewAdministrator = v.InferOutput<typeof NewAdministrator>;

const path = '/api/v1/administrations/{adminId}/administrators';

export const administrators = call('GET', path, {
  access: 'administrator',
  optional: true,
  answer: v.array(Administrator),
});

export const inviteAdministrator = call('POST', path, {
  access: 'administrator',
  optional: true,
  idempotent: true,
  body: NewAdministrator,
  success: 201,
  answer: Administrator,
});

export const removeAdministrator = call('DELETE', `${path}/{id}`, {
  access: 'administrator',
  query: v.object({
    self: v.optional(v.picklist(['true', 'false'])),
  }),
});

export const resendAdministratorInvitation = call('POST', `${path}/{id}/resend-invitation`, {
  access: 'administrator',
});

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
  subject: v.nullable(v.string()),
  building_name: v.nullable(v.string()),
});
export type ActivityEntry = v.InferOutput<typeof ActivityEntry>;

const optionalId = v.optional(v.pipe(v.string(), v.regex(/^\d{0,18}$/)));

export const activity = call('GET', '/api/v1/administrations/{adminId}/activity', {
  access: 'administrator',
  optional: true,
  query: v.object({
    before: optionalId,
    perPage: v.optional(positiveInteger(1000), 50),
  }),
  answer: v.array(ActivityEntry),
});
