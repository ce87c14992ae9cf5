import * as v from 'valibot';
import { anyId, anyInstant, textIfAny, email, shortText } from '../fields.ts';
import { call } from '../call.ts';

/** When a resident confirmed; null until then, however a server expresses it (spec §3). */
const validatedAt = v.pipe(
  v.nullish(v.union([v.literal(''), anyInstant]), null),
  v.transform((at) => at || null),
);

/** A resident in the administration's list (spec §3). */
export const BuildingUser = v.object({
  id: anyId,
  firstname: textIfAny,
  lastname: textIfAny,
  email: textIfAny,
  reference: textIfAny,
  createdAt: anyInstant,
  validatedAt,
});
export type BuildingUser = v.InferOutput<typeof BuildingUser>;

/** The data for creating a resident (spec §5). */
export const NewBuildingUser = v.object({
  firstname: shortText,
  lastname: shortText,
  email,
  reference: shortText,
});
export type NewBuildingUser = v.InferOutput<typeof NewBuildingUser>;

const path = '/public-site/v1/administrations/buildings/{id}/users';

export const buildingUsers = call('GET', path, {
  access: 'administrator',
  answer: v.array(BuildingUser),
});

export const createBuildingUser = call('POST', path, {
  access: 'administrator',
  idempotent: true,
  body: NewBuildingUser,
  success: 201,
  answer: BuildingUser,
  bodyNotShown: true,
});

export const deleteBuildingUser = call('DELETE', `${path}/{userId}`, {
  access: 'administrator',
});

export const resendConfirmation = call('POST', '/public-site/v1/users/{id}/resend-confirmation', {
  access: 'administrator',
});
