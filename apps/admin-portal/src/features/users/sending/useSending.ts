import { messageFor } from '@laundry/error-catalogue';
import type { ErrorKind, PlainError } from '@laundry/error-catalogue';
import { invites as texts } from '@laundry/strings';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
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

interface State<Item> {
  items: readonly Item[];
  sending: boolean;
  /** The seconds that are left until a server that got too much takes more. */
  resting: number;
  /** Why the sending stopped before its end. */
  interruption: string | undefined;
}

/** Failures that do not depend on what was sent. */
const ENDS_ALL: readonly ErrorKind[] = ['offline', 'unavailable', 'sessionEnded', 'dashboardRefused'];
/** The rest where the server says none, and the longest that it may ask for, in seconds. */
const REST = { usual: 5, longest: 120 };
const SECOND_MS = 1000;

const isWaiting = ({ outcome }: Sent): boolean => outcome.status === 'waiting';

/** How many are at each point. */
export function countByStatus(items: readonly Sent[]) {
  const counts = { wrong: 0, waiting: 0, sent: 0, failed: 0 };
  for (const { outcome } of items) counts[outcome.status]++;
  return counts;
}

/** Resolves after a second, or as soon as the sending is stopped. */
function second(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, SECOND_MS);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  return promise;
}

/** Many that are sent one after the other, and what becomes of each; it ends with its component. */
export function useSending<Item extends Sent>({ send, rests = false, affectsAll }: SendingOptions<Item>) {
  const [state, setState] = useState<State<Item>>({
    items: [],
    sending: false,
    resting: 0,
    interruption: undefined,
  });
  const change = (some: Partial<State<Item>>) => setState((before) => ({ ...before, ...some }));
  const running = useRef<AbortController>(null);
  /** What stops comes where what starts was: the second press of a double click is not meant for it. */
  const stop = ({ detail }: { detail: number }) => {
    if (detail < 2) running.current?.abort();
  };
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether the sending was stopped meanwhile */
  const rest = async ({ server }: PlainError, signal: AbortSignal): Promise<boolean> => {
    const requested = Math.ceil(server?.retryAfter ?? REST.usual);
    for (let left = Math.min(Math.max(requested, 1), REST.longest); left > 0 && !signal.aborted; left--) {
      change({ resting: left });
      await second(signal);
    }
    change({ resting: 0 });
    return signal.aborted;
  };

  /** @returns what became of one, or why all the others have to wait */
  const sendOne = async (item: Item, signal: AbortSignal): Promise<Outcome | string> => {
    const call = send(item);
    const abort = () => call.abort();
    signal.addEventListener('abort', abort, { once: true });
    const { error: thrown } = await call;
    signal.removeEventListener('abort', abort);
    if (signal.aborted) return texts.stopped;
    if (!thrown) return { status: 'sent' };
    const error = toPlainError(thrown);
    if (rests && error.kind === 'tooManyRequests')
      return (await rest(error, signal)) ? texts.stopped : sendOne(item, signal);
    if (!error.server) return texts.interrupted(texts.noAnswer);
    const text = messageFor(error);
    const isOfAll = ENDS_ALL.includes(error.kind) || affectsAll?.(error) === true;
    return isOfAll ? texts.interrupted(text) : { status: 'failed', text };
  };

  const start = async () => {
    // A second press may come before the first is drawn.
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    // Where none is left that waits, those that failed are tried again.
    const again = !state.items.some(isWaiting);
    let items = state.items.map((item) =>
      again && item.outcome.status === 'failed' ? { ...item, outcome: { status: 'waiting' as const } } : item,
    );
    change({ items, sending: true, interruption: undefined });
    let interruption: string | undefined;
    for (const item of items.filter(isWaiting)) {
      const outcome = await sendOne(item, signal);
      if (typeof outcome === 'string') {
        interruption = outcome;
        break;
      }
      // What is done stays done, whatever becomes of the rest.
      items = items.map((one) => (one === item ? { ...item, outcome } : one));
      change({ items });
    }
    running.current = null;
    change({ sending: false, interruption });
  };
  return {
    ...state,
    /** Takes other ones, of which nothing was sent yet. */
    load: (items: readonly Item[]) => change({ items, interruption: undefined }),
    start: () => void start(),
    stop,
  };
}

export type SendingState<Item extends Sent> = ReturnType<typeof useSending<Item>>;
