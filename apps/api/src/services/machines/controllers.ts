import { createHmac } from 'node:crypto';
import { SettingError } from '@laundry/settings';
import { montevideoDay, toPesos } from '@laundry/strings/format';
import type { Executor } from '../../database/connect.ts';
import { decryptWithAny, sameSecret } from '../../shared/secrets.ts';
import { Failure } from '../../shared/failure.ts';
import {
  controllerKeys,
  newestControllerKey,
  recordControllerCall,
  listChangedCards,
  transactionCounter,
} from '../../queries/machines/controllers.ts';
import type { AnswerTo, CallInput, CoreDependencies } from '../dependencies.ts';
import type { operations } from '@laundry/api-contract/openapi';
import type { CardCursor } from '../../queries/machines/controllers.ts';

/** How far a controller's clock may be off (D60). */
export const SKEW_MS = 300_000;
/** Seconds since 1970 have ten digits until the year 2286; longer numbers are milliseconds. */
const SECONDS = /^\d{1,10}$/;
const MILLISECONDS = /^\d{11,14}$/;

/** What a controller's signature covers, as it arrived. */
interface SignedText {
  readonly timestamp: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
}

/** A controller's call: what it signed, and the values of its headers. */
interface SignedCall extends SignedText {
  readonly controller: string;
  readonly signature: string;
}

/** Parses a timestamp: seconds or milliseconds since 1970, or ISO 8601; NaN for anything else. */
function parseTimestamp(timestamp: string): number {
  if (SECONDS.test(timestamp)) return Number(timestamp) * 1000;
  return MILLISECONDS.test(timestamp) ? Number(timestamp) : Date.parse(timestamp);
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/**
 * A controller's signature: HMAC-SHA256, in hex. No header, method or path can have a line feed, so a signed
 * text fits one call only (ADR-36).
 */
export const signRequest = (key: string, { timestamp, method, path, body }: SignedText): string =>
  hmac(key, [timestamp, method, path, body].join('\n'));

/** The previous form of the signature, which is accepted until CONTROLLER_OLD_SIGNATURES_UNTIL. */
const signOldForm = (key: string, { timestamp, body }: SignedText) => hmac(key, `${timestamp}.${body}`);

/** The secrets that keys may be encrypted with, newest first; none where /machines is off. */
export const listSecrets = ({ settings }: Pick<CoreDependencies, 'settings'>): readonly string[] =>
  [settings.CONTROLLER_KEYS_SECRET, settings.CONTROLLER_KEYS_SECRET_BEFORE].filter((secret) => secret !== '');

/**
 * Authenticates a controller's call (D60).
 *
 * @returns whether the signature has the old form
 * @throws Failure ex_unauthorized, which names X-Timestamp where the signature is valid but the clock is off,
 * and X-Signature where it has the old form after its last day; ex_not_found where /machines is off
 */
export async function verifyController({ db, settings, clock }: CoreDependencies, call: SignedCall) {
  if (settings.CONTROLLER_KEYS_SECRET === '') throw new Failure('ex_not_found');
  const secrets = listSecrets({ settings });
  const now = clock();
  const keys = (await controllerKeys(db, call.controller, now)).map((encrypted) =>
    decryptWithAny(encrypted, secrets, call.controller),
  );
  const isSignedBy = (form: typeof signRequest) =>
    keys.some((key) => sameSecret(form(key, call), call.signature.toLowerCase()));
  const isOldForm = !isSignedBy(signRequest);
  if (isOldForm && !isSignedBy(signOldForm)) throw new Failure('ex_unauthorized');
  if (!(Math.abs(parseTimestamp(call.timestamp) - now.getTime()) <= SKEW_MS))
    throw new Failure('ex_unauthorized', { detail: 'X-Timestamp' });
  const { CONTROLLER_OLD_SIGNATURES_UNTIL: lastDay } = settings;
  if (isOldForm && lastDay !== '' && montevideoDay(now) > lastDay)
    throw new Failure('ex_unauthorized', { detail: 'X-Signature' });
  return { isOldForm };
}

/** Whether a start has to warn that signatures of the old form are accepted without an end date. */
export const acceptsOldSignaturesForever = ({ settings }: Pick<CoreDependencies, 'settings'>): boolean =>
  settings.CONTROLLER_KEYS_SECRET !== '' && settings.CONTROLLER_OLD_SIGNATURES_UNTIL === '';

/**
 * Checks the secrets of a start against the key that was stored last. Without a secret /machines is off, and
 * nothing is checked.
 *
 * @throws SettingError where neither secret encrypted it
 */
export async function checkControllerKeysSecret(db: Executor, settings: CoreDependencies['settings']) {
  const newest = settings.CONTROLLER_KEYS_SECRET === '' ? undefined : await newestControllerKey(db);
  try {
    if (newest) decryptWithAny(newest.encrypted_key, listSecrets({ settings }), newest.controller_id);
  } catch {
    const message = 'does not decrypt the stored keys of controllers, nor does CONTROLLER_KEYS_SECRET_BEFORE';
    throw new SettingError([{ name: 'CONTROLLER_KEYS_SECRET', message }]);
  }
}

const PAGE_SIZE = 1000;
const CURSOR = /^(?<counter>[\d.]{1,40})-(?<xid>\d{1,19})-(?<uid>\d{0,8})$/;

const encodeCursor = ({ counter, xid, uid }: CardCursor) => `${counter}-${xid}-${uid}`;

/** Parses a cursor; before all cards for none, a malformed one and one from another database. */
function parseCursor(text: string | undefined, counter: string): CardCursor {
  const { xid = '', uid = '', ...found } = CURSOR.exec(text ?? '')?.groups ?? {};
  return found['counter'] === counter ? { counter, xid, uid } : { counter, xid: '0', uid: '' };
}

/**
 * The cards of a controller's building that changed since an earlier answer, or all cards at the first call
 * (D60): `since` is `next` of the earlier answer.
 */
export async function changedCards(
  { db, clock }: CoreDependencies,
  { controller: controllerId, query: { since } }: CallInput<typeof operations.machineCards>,
): Promise<AnswerTo<typeof operations.machineCards>> {
  await recordControllerCall(db, controllerId, clock());
  const after = parseCursor(since, await transactionCounter(db));
  const found = await listChangedCards(db, controllerId, after, PAGE_SIZE + 1);
  const cards = found.slice(0, PAGE_SIZE);
  return {
    cards: cards.map(({ uid, state, balance_cents }) => ({
      card: uid,
      state,
      balance: toPesos(balance_cents),
    })),
    next: encodeCursor({ ...after, ...cards.at(-1) }),
    more: found.length > PAGE_SIZE,
  };
}
