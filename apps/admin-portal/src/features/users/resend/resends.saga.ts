import { callApi } from '@laundry/flow';
import { put, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../../shared/context.ts';
import { listLeft } from '../changes.slice.ts';
import { sendEach } from '../sendEach.ts';
import {
  recipientSettled,
  resendsEnded,
  resendsStarted,
  resendsStopped,
  selectNextRecipient,
} from './resends.slice.ts';
import type { Recipient } from './resends.slice.ts';

function* resend({ user: { id } }: Recipient): SagaGenerator<void> {
  const api = yield* fromContext('api');
  yield* callApi((signal) => api.resendConfirmation(id, { signal }));
  yield* put(recipientSettled({ id, outcome: { status: 'sent' } }));
}

/** Confirmations sent again to many residents; a second press while they are being sent does nothing. */
export function* resendsSaga(): SagaGenerator<void> {
  yield* takeLeading(resendsStarted, () =>
    sendEach({
      next: selectNextRecipient,
      send: resend,
      failed: ({ user: { id } }, text) => recipientSettled({ id, outcome: { status: 'failed', text } }),
      ended: resendsEnded,
      stop: resendsStopped,
      left: [listLeft],
    }),
  );
}
