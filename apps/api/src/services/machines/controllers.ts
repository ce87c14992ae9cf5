import { createHmac } from 'node:crypto';
import type { Executor } from '../../database/connect.ts';
import { decryptWithAny, encrypt, newToken, sameSecret } from '../../secrets.ts';
import { Failure } from '../../failure.ts';
import {
  controllerKeys,
  endControllerKeys,
  insertController,
  insertControllerKey,
  lockController,
  lockControllerKeys,
  replaceControllerKey,
} from '../../queries/machines/controllers.ts';
import type { Dependencies } from '../dependencies.ts';

type Needed = Pick<Dependencies, 'db' | 'settings' | 'clock'>;

/** Five minutes of skew (D60). */
export const SKEW_MS = 300_000;
const DAY_MS = 86_400_000;
/** Seconds since 1970 have ten digits until the year 2286; more are milliseconds. */
const SECONDS = /^\d{1,10}$/;
const MILLISECONDS = /^\d{11,14}$/;

/** What a controller sends with each call: all of them texts of headers, and the body as it came. */
export interface SignedCall {
  readonly controller: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** A moment as a header has it: seconds or milliseconds since 1970, or ISO 8601; NaN for anything else. */
function momentOf(timestamp: string): number {
  if (SECONDS.test(timestamp)) return Number(timestamp) * 1000;
  return MILLISECONDS.test(timestamp) ? Number(timestamp) : Date.parse(timestamp);
}

/** How a controller signs: HMAC-SHA256 of `timestamp + "." + body`, in hex. */
export const signatureOf = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/** What keys may be encrypted by, the newest first; none where /machines is off. */
const secretsOf = ({ settings }: Pick<Needed, 'settings'>): readonly string[] =>
  [settings.CONTROLLER_KEYS_SECRET, settings.CONTROLLER_KEYS_SECRET_BEFORE].filter((secret) => secret !== '');

/**
 * Checks who calls (D60).
 *
 * @returns the controller's name
 * @throws Failure ex_unauthorized, which names X-Timestamp where it is rightly signed by a clock that is
 * wrong; ex_not_found where no controller can call
 */
export async function verifyController(
  { db, settings, clock }: Needed,
  { controller, timestamp, signature, body }: SignedCall,
): Promise<string> {
  if (settings.CONTROLLER_KEYS_SECRET === '') throw new Failure('ex_not_found');
  const secrets = secretsOf({ settings });
  const now = clock();
  const keys = await controllerKeys(db, controller, now);
  const isSigned = keys.some((encrypted) =>
    sameSecret(
      signatureOf(decryptWithAny(encrypted, secrets, controller), timestamp, body),
      signature.toLowerCase(),
    ),
  );
  if (!isSigned) throw new Failure('ex_unauthorized');
  if (!(Math.abs(momentOf(timestamp) - now.getTime()) <= SKEW_MS))
    throw new Failure('ex_unauthorized', { detail: 'X-Timestamp' });
  return controller;
}

/** What is done beside a change, in its database transaction: the audit trail. */
type Beside = (transaction: Executor, at: Date) => Promise<void>;
const nothingBeside: Beside = () => Promise.resolve();

async function giveKey(
  { db, settings, clock }: Needed,
  controller: string,
  prepare: (transaction: Executor) => Promise<boolean>,
  beside: Beside,
): Promise<string | undefined> {
  if (settings.CONTROLLER_KEYS_SECRET === '') throw new Error('CONTROLLER_KEYS_SECRET is not set');
  const at = clock();
  const key = newToken();
  const encrypted = encrypt(key, settings.CONTROLLER_KEYS_SECRET, controller);
  const overlapUntil = new Date(at.getTime() + settings.CONTROLLER_KEY_OVERLAP_DAYS * DAY_MS);
  return db.transaction().execute(async (transaction) => {
    if (!(await prepare(transaction))) return undefined;
    await insertControllerKey(transaction, controller, encrypted, at, overlapUntil);
    await beside(transaction, at);
    return key;
  });
}

/**
 * Makes a controller of a building. Its key is shown this once.
 *
 * @param name small letters, digits and hyphens
 * @returns the key; undefined where the name is taken
 */
export const addController = (
  dependencies: Needed,
  name: string,
  buildingId: string,
  beside = nothingBeside,
): Promise<string | undefined> =>
  giveKey(
    dependencies,
    name,
    (transaction) => insertController(transaction, name, buildingId, dependencies.clock()),
    beside,
  );

/**
 * Gives a controller a new key. The one before holds for CONTROLLER_KEY_OVERLAP_DAYS, so that the controller
 * can be changed meanwhile; any older one ends at once.
 *
 * @returns the key; undefined for an unknown controller
 */
export const rotateControllerKey = (
  dependencies: Needed,
  name: string,
  beside = nothingBeside,
): Promise<string | undefined> =>
  giveKey(dependencies, name, (transaction) => lockController(transaction, name), beside);

/** Ends all keys of a controller. @returns whether any held */
export const revokeController = (
  { db, clock }: Needed,
  name: string,
  beside = nothingBeside,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const at = clock();
    const ended = await endControllerKeys(transaction, name, at);
    if (ended) await beside(transaction, at);
    return ended;
  });

function readKey(encrypted: string, secrets: readonly string[], controller: string): string {
  try {
    return decryptWithAny(encrypted, secrets, controller);
  } catch (cause) {
    const message = 'a key was encrypted by another secret than these two: nothing is changed';
    throw new Failure('ex_invalid_field', { message, cause });
  }
}

/**
 * Encrypts all stored keys by CONTROLLER_KEYS_SECRET, whichever of the two secrets encrypted them, so that
 * the one before can be forgotten. The keys themselves stay: no controller notices.
 *
 * @returns how many there are
 * @throws Failure where a key was encrypted by neither; none is changed then
 */
export const reencryptControllerKeys = (
  { db, settings, clock }: Needed,
  beside = nothingBeside,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const keys = await lockControllerKeys(transaction);
    for (const { id, controller_id: controller, encrypted_key: encrypted } of keys) {
      const key = readKey(encrypted, secretsOf({ settings }), controller);
      await replaceControllerKey(transaction, id, encrypt(key, settings.CONTROLLER_KEYS_SECRET, controller));
    }
    await beside(transaction, clock());
    return keys.length;
  });
