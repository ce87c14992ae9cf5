import { BUILDING_ADM } from '@laundry/api-contract';
import type { SignedIn } from '@laundry/api-contract';
import * as v from 'valibot';
import type { KeyValueStorage } from '../shared/context.ts';
import { ENDED, SESSION_KEY } from './sessionKey.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** The logged user as it is kept locally; only role BUILDING_ADM ever is (D3). */
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

/** What is kept of a login's answer; undefined for any other role, of which nothing is kept. */
export function sessionOf(email: string, { token, account }: SignedIn): StoredSession | undefined {
  const { id, role, name, lastname, administration_id, administration_name } = account.user;
  if (role !== BUILDING_ADM) return undefined;
  const administration = administration_id ?? null;
  return {
    account: {
      user: {
        id,
        email,
        name,
        lastname,
        role,
        administration_id: administration,
        ...(administration_name && { administration_name }),
      },
    },
    session: { user: name, token, administration: administration !== null },
  };
}

/** What a tab finds under the key: a user, that its session was ended, or nothing, garbage included. */
export type StoredValue = StoredSession | 'ended' | undefined;

/** The kept user of a text of the storage, checked, as anything may have written there. */
export function parseSession(text: string | null): StoredValue {
  if (text === ENDED) return 'ended';
  try {
    const result = v.safeParse(StoredSession, JSON.parse(text ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** What the storage keeps; nothing where it cannot be read. */
export function readSession(storage: KeyValueStorage): StoredValue {
  try {
    return parseSession(storage.getItem(SESSION_KEY));
  } catch {
    return undefined;
  }
}

/** Keeps the user, or forgets it. Without access to the storage the session lasts as long as the tab. */
export function storeSession(storage: KeyValueStorage, kept: StoredValue): void {
  try {
    if (kept) storage.setItem(SESSION_KEY, JSON.stringify(kept));
    else storage.removeItem(SESSION_KEY);
  } catch {
    // The session of this tab goes on.
  }
}
