import { messageFor } from '@laundry/error-catalogue';
import type { ErrorKind, PlainError } from '@laundry/error-catalogue';
import { invites as texts } from '@laundry/strings';
import { useEffect, useRef, useState } from 'react';
import { toPlainError } from '../../../api/result.ts';
import type { Failure } from '../../../api/result.ts';

/** The state of one item: `wrong` ones cannot be sent, `failed` ones were refused. */
export type Outcome = { status: 'waiting' | 'sent' } | { status: 'wrong' | 'failed'; text: string };

export interface Sent {
  readonly outcome: Outcome;
}

/** The running call that a mutation's trigger returns. */
type Call = PromiseLike<{ error?: Failure | undefined }> & { abort: () => void };

export interface SendingOptions<Item> {
  readonly send: (item: Item) => Call;
  /** Whether an item's error stops the sending of all others too, in addition to the kinds that always do. */
  readonly affectsAll?: (error: PlainError) => boolean;
}

interface State<Item> {
  items: readonly Item[];
  sending: boolean;
  /** The seconds left of a pause after 'too many requests'; 0 without a pause. */
  pauseLeft: number;
  /** Why the sending stopped before its end. */
  interruption: string | undefined;
}

/** Errors that do not depend on the item and stop the sending of all others. */
const ENDS_ALL: readonly ErrorKind[] = ['offline', 'unavailable', 'sessionEnded', 'dashboardRefused'];
/** The usual pause in seconds after 'too many requests', and the longest: a longer one fails its item. */
const PAUSE = { usual: 5, longest: 120 };
const SECOND_MS = 1000;

const isWaiting = ({ outcome }: Sent): boolean => outcome.status === 'waiting';

/** Resolves after a second, or as soon as the sending is stopped. */
function waitOneSecond(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SECOND_MS);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Sends items one after the other and keeps the outcome of each. Unmounting aborts it. */
export function useSending<Item extends Sent>({ send, affectsAll }: SendingOptions<Item>) {
  const [state, setState] = useState<State<Item>>({
    items: [],
    sending: false,
    pauseLeft: 0,
    interruption: undefined,
  });
  const change = (some: Partial<State<Item>>) => setState((before) => ({ ...before, ...some }));
  const running = useRef<AbortController>(null);
  /** The stop button replaces the start button, so the second click of a double click is ignored. */
  const stop = ({ detail }: { detail: number }) => {
    if (detail < 2) running.current?.abort();
  };
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether the sending was stopped meanwhile */
  const pause = async (seconds: number, signal: AbortSignal): Promise<boolean> => {
    for (let left = Math.max(Math.ceil(seconds), 1); left > 0 && !signal.aborted; left--) {
      change({ pauseLeft: left });
      await waitOneSecond(signal);
    }
    change({ pauseLeft: 0 });
    return signal.aborted;
  };

  /** @returns the item's outcome, or the text that says why the sending is interrupted */
  const sendOne = async (item: Item, signal: AbortSignal): Promise<Outcome | string> => {
    const call = send(item);
    const abort = () => call.abort();
    signal.addEventListener('abort', abort, { once: true });
    const { error: thrown } = await call;
    signal.removeEventListener('abort', abort);
    if (signal.aborted) return texts.stopped;
    if (!thrown) return { status: 'sent' };
    const error = toPlainError(thrown);
    const seconds = error.server?.retryAfter ?? PAUSE.usual;
    if (error.kind === 'tooManyRequests' && seconds <= PAUSE.longest)
      return (await pause(seconds, signal)) ? texts.stopped : sendOne(item, signal);
    if (!error.server) return texts.interrupted(texts.noAnswer);
    const text = messageFor(error);
    const isOfAll = ENDS_ALL.includes(error.kind) || affectsAll?.(error) === true;
    return isOfAll ? texts.interrupted(text) : { status: 'failed', text };
  };

  const start = async () => {
    // A second click may come before the first one has rerendered the button.
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    // If no item is waiting, the failed ones are sent again.
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
      // Each outcome is stored at once, so that an interruption does not lose it.
      items = items.map((one) => (one === item ? { ...item, outcome } : one));
      change({ items });
    }
    running.current = null;
    change({ sending: false, interruption });
  };
  const counts = { wrong: 0, waiting: 0, sent: 0, failed: 0 };
  for (const { outcome } of state.items) counts[outcome.status]++;
  return {
    ...state,
    /** The number of items in each status. */
    counts,
    /** Replaces the items. */
    load: (items: readonly Item[]) => change({ items, interruption: undefined }),
    start: () => void start(),
    stop,
  };
}

export type SendingState<Item extends Sent> = ReturnType<typeof useSending<Item>>;
