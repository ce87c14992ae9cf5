import { messageFor, toAppError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import { invites as texts } from '@laundry/strings';
import type { Action } from 'redux';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { affectsAllRequests } from './failures.ts';

/** Something that is sent to many, one after the other. */
export interface ManySent<State, Item> {
  readonly next: (state: State) => Item | undefined;
  readonly send: (item: Item) => SagaGenerator<void>;
  /** Waits until a server that got too much takes more: the same one is then sent again. */
  readonly rest?: (error: AppError) => SagaGenerator<void>;
  /** Whether an answer about one holds for all others, beside failures that always do. */
  readonly affectsAll?: (error: AppError) => boolean;
  readonly failed: (item: Item, text: string) => Action;
  /** The sending ended; with the reason where some are left. */
  readonly ended: (interruption: string | null) => Action;
  readonly stop: { readonly type: string };
  /** The page or the dialog is left, and nobody is told. */
  readonly left: readonly { readonly type: string }[];
}

/** @returns why all the others have to wait; undefined where they need not */
function* sendOne<State, Item>(many: ManySent<State, Item>, item: Item): SagaGenerator<string | undefined> {
  try {
    yield* many.send(item);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (many.rest && error.kind === 'tooManyRequests') yield* many.rest(error);
    else if (affectsAllRequests(error) || many.affectsAll?.(error) === true)
      return error.server ? messageFor(error) : texts.noAnswer;
    else yield* put(many.failed(item, messageFor(error)));
  }
  return undefined;
}

function* sendAll<State, Item>(many: ManySent<State, Item>): SagaGenerator<string | null> {
  for (let item = yield* select(many.next); item !== undefined; item = yield* select(many.next)) {
    const ended = yield* sendOne(many, item);
    if (ended !== undefined) return texts.interrupted(ended);
  }
  return null;
}

/** Sends to one after the other: what is done stays done, whatever becomes of the rest. */
export function* sendEach<State, Item>(many: ManySent<State, Item>): SagaGenerator<void> {
  const { ended, stopped } = yield* race({
    ended: call(sendAll<State, Item>, many),
    stopped: take(many.stop.type),
    left: take(many.left.map(({ type }) => type)),
  });
  if (stopped) yield* put(many.ended(texts.stopped));
  else if (ended !== undefined) yield* put(many.ended(ended));
}
