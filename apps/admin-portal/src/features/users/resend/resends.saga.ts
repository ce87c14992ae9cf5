import { toAppError, messageFor } from '@laundry/error-catalogue';
import { callApi } from '@laundry/flow';
import { invites } from '@laundry/strings';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import { affectsAllRequests } from '../failures.ts';
import {
  failedResendsRetried,
  recipientSettled,
  resendsEnded,
  resendsStarted,
  resendsStopped,
  selectNextRecipient,
} from './resends.slice.ts';
import { listLeft } from '../changes.slice.ts';

/** @returns why all the others have to wait; undefined where they need not */
function* resendOne(id: string): SagaGenerator<string | undefined> {
  const api = yield* fromContext('api');
  try {
    yield* callApi((signal) => api.resendConfirmation(id, { signal }));
    yield* put(recipientSettled({ id, outcome: { status: 'sent' } }));
  } catch (thrown) {
    const error = toAppError(thrown);
    if (affectsAllRequests(error)) return error.server ? messageFor(error) : invites.noAnswer;
    yield* put(recipientSettled({ id, outcome: { status: 'failed', text: messageFor(error) } }));
  }
  return undefined;
}

/** One after the other: what is sent stays sent, whatever becomes of the rest. */
function* resendAll(): SagaGenerator<string | null> {
  for (
    let next = yield* select(selectNextRecipient);
    next !== undefined;
    next = yield* select(selectNextRecipient)
  ) {
    const ended = yield* resendOne(next.user.id);
    if (ended !== undefined) return invites.interrupted(ended);
  }
  return null;
}

function* send(): SagaGenerator<void> {
  const { ended, stopped } = yield* race({
    ended: call(resendAll),
    stopped: take(resendsStopped),
    left: take(listLeft),
  });
  if (stopped) yield* put(resendsEnded(invites.stopped));
  else if (ended !== undefined) yield* put(resendsEnded(ended));
}

function* retry(): SagaGenerator<void> {
  yield* put(resendsStarted());
}

/** Confirmations sent again to many residents; a second press while they are being sent does nothing. */
export function* resendsSaga(): SagaGenerator<void> {
  yield* takeLeading(resendsStarted, send);
  yield* takeLeading(failedResendsRetried, retry);
}
