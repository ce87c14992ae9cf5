import { BUILDING_ADM } from '@laundry/api-contract';
import type { SignedIn } from '@laundry/api-contract';
import { storedValue } from '@laundry/flow/storedValue';
import * as v from 'valibot';
import { SESSION_KEY } from './sessionKey.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** The logged user as stored locally; only users with role BUILDING_ADM are ever stored (D3). */
const StoredSession = v.object({
  account: v.object({
    user: v.object({
      id: text,
      email: text,
      name: v.string(),
      lastname: v.string(),
      role: v.literal(BUILDING_ADM),
      administration_id: v.nullable(text),
      /** Absent where the login's answer had none. */
      administration_name: v.optional(v.string()),
    }),
  }),
  session: v.object({ user: v.string(), token: text, administration: v.boolean() }),
});
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** The part of a login's answer that is stored; undefined for any role other than BUILDING_ADM. */
export function toStoredSession(email: string, { token, account }: SignedIn): StoredSession | undefined {
  const { role, administration_id, administration_name, ...user } = account.user;
  if (role !== BUILDING_ADM) return undefined;
  const administration = administration_id ?? null;
  return {
    account: {
      user: {
        ...user,
        email,
        role,
        administration_id: administration,
        ...(administration_name && { administration_name }),
      },
    },
    session: { user: user.name, token, administration: administration !== null },
  };
}

/** The stored value: a session, or that the API ended it, for all tabs; undefined if none or invalid. */
export type SessionEntry = StoredSession | 'ended' | undefined;

/** The session in the storage. Without access to the storage it lasts as long as the tab. */
export const sessionEntry = storedValue(SESSION_KEY, v.union([v.literal('ended'), StoredSession]));
