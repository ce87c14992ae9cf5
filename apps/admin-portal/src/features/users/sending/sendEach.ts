import { messageFor } from '@laundry/error-catalogue';
import type { ErrorKind, PlainError } from '@laundry/error-catalogue';
import { invites as texts } from '@laundry/strings';
import type { SerializedError } from '@reduxjs/toolkit';
import { toPlainError } from '../../../api/result.ts';

/** What became of one of many. */
export type Outcome = { status: 'waiting' | 'sent' } | { status: 'wrong' | 'failed'; text: string };

export interface Sent {
  readonly outcome: Outcome;
}

/** A call as a mutation's trigger starts it. */
type Call = PromiseLike<{ error?: PlainError | SerializedError | undefined }> & { abort: () => void };

/** How each of many is sent. */
export interface SendingOptions<Item> {
  readonly send: (item: Item) => Call;
  /** Whether a server that got too much is waited for: the same one is then sent again. */
  readonly rests?: boolean;
  /** Whether an answer about one holds for all others, beside failures that always do. */
  readonly affectsAll?: (error: PlainError) => boolean;
}

/** What is told while many are sent. */
export interface Observer<Item> {
  readonly settled: (item: Item, outcome: Outcome) => void;
  /** The seconds that are left of the rest that the server asked for; 0 at its end. */
  readonly resting: (seconds: number) => void;
  /** Stops the sending. */
  readonly signal: AbortSignal;
}

/** Failures that do not depend on what was sent. */
const ENDS_ALL: readonly ErrorKind[] = ['offline', 'unavailable', 'sessionEnded', 'dashboardRefused'];
/** The rest where the server says none, and the longest that it may ask for, in seconds. */
const REST = { usual: 5, longest: 120 };
const SECOND_MS = 1000;

export const isWaiting = ({ outcome }: Sent): boolean => outcome.status === 'waiting';

/** How many are at each point. */
export function countByStatus(items: readonly Sent[]) {
  const counts = { wrong: 0, waiting: 0, sent: 0, failed: 0 };
  for (const { outcome } of items) counts[outcome.status]++;
  return counts;
}

/** Resolves after a second, or as soon as the sending is stopped. */
function second(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, SECOND_MS);
  const stop = () => resolve(undefined);
  signal.addEventListener('abort', stop, { once: true });
  return promise.then(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}

async function rest<Item>({ server }: PlainError, { resting, signal }: Observer<Item>): Promise<void> {
  const requested = Math.ceil(server?.retryAfter ?? REST.usual);
  for (let left = Math.min(Math.max(requested, 1), REST.longest); left > 0 && !signal.aborted; left--) {
    resting(left);
    await second(signal);
  }
  resting(0);
}

async function errorOfSending<Item>(
  { send }: SendingOptions<Item>,
  item: Item,
  signal: AbortSignal,
): Promise<PlainError | undefined> {
  const call = send(item);
  const abort = () => call.abort();
  signal.addEventListener('abort', abort, { once: true });
  const { error } = await call;
  signal.removeEventListener('abort', abort);
  return error && toPlainError(error);
}

/** @returns why all the others have to wait; undefined where they need not */
async function sendOne<Item>(
  options: SendingOptions<Item>,
  item: Item,
  observer: Observer<Item>,
): Promise<string | undefined> {
  const { settled, signal } = observer;
  const isStopped = () => signal.aborted;
  const error = await errorOfSending(options, item, signal);
  if (isStopped()) return undefined;
  if (!error) {
    settled(item, { status: 'sent' });
    return undefined;
  }
  if (options.rests === true && error.kind === 'tooManyRequests') {
    await rest(error, observer);
    return isStopped() ? undefined : sendOne(options, item, observer);
  }
  if (!error.server) return texts.noAnswer;
  if (ENDS_ALL.includes(error.kind) || options.affectsAll?.(error) === true) return messageFor(error);
  settled(item, { status: 'failed', text: messageFor(error) });
  return undefined;
}

/**
 * Sends to one after the other: what is done stays done, whatever becomes of the rest.
 *
 * @returns why some are left; undefined where none is
 */
export async function sendEach<Item extends Sent>(
  items: readonly Item[],
  options: SendingOptions<Item>,
  observer: Observer<Item>,
): Promise<string | undefined> {
  for (const item of items.filter(isWaiting)) {
    const reason = await sendOne(options, item, observer);
    if (observer.signal.aborted) return texts.stopped;
    if (reason !== undefined) return texts.interrupted(reason);
  }
  return undefined;
}
