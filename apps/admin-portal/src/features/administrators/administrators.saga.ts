import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import { refusalOf, toAppError, messageFor } from '@laundry/error-catalogue';
import { callApi, notified, safely, submissionOf } from '@laundry/flow';
import { administrators as texts, errors, notifications } from '@laundry/strings';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { selectStored, signedOut } from '../../session/session.slice.ts';
import {
  administratorsArrived,
  administratorsRequested,
  administratorsFailed,
  administratorsLeft,
  inviteClosed,
  inviteFailed,
  inviteSubmitted,
  inviteSent,
  removeRequested,
  resendRequested,
  selectSubmission,
  settled,
} from './administrators.slice.ts';

function* administration(): SagaGenerator<string> {
  return (yield* select(selectStored))?.account.user.administration_id ?? '';
}

const load = safely(function* (event: { type: string }) {
  if (!administratorsRequested.match(event)) return;
  const api = yield* fromContext('api');
  const adminId = yield* administration();
  yield* put(administratorsArrived(yield* callApi((signal) => api.administrators(adminId, { signal }))));
}, administratorsFailed);

const tell = (text: string) => notified({ variant: 'success', title: notifications.successTitle, text });

/** The key of a submission: however often it is sent, it invites once. */
function* keyOf(person: NewAdministrator): SagaGenerator<string> {
  const newKey = yield* fromContext('newKey');
  const submission = submissionOf(person, yield* select(selectSubmission), newKey);
  yield* put(inviteSubmitted(submission));
  return submission.key;
}

function* invite({ payload: person }: PayloadAction<NewAdministrator>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const adminId = yield* administration();
  const idempotencyKey = yield* keyOf(person);
  try {
    yield* callApi((signal) => api.inviteAdministrator(adminId, person, { signal, idempotencyKey }));
    yield* put(inviteClosed());
    yield* put(tell(texts.sent(person.email)));
    yield* put(administratorsRequested());
  } catch (thrown) {
    const error = toAppError(thrown);
    yield* put(inviteFailed({ text: messageFor(error), refused: refusalOf(error) }));
  }
}

/** Says that the server refused, in its own words; the end of the session has a place of its own. */
function* tellRefusal(thrown: unknown): SagaGenerator<void> {
  const error = toAppError(thrown);
  if (error.kind === 'sessionEnded') return;
  yield* put(notified({ variant: 'error', title: errors.title, text: messageFor(error) }));
}

function* resend({ payload }: PayloadAction<Administrator>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const adminId = yield* administration();
  try {
    yield* callApi((signal) => api.resendAdministratorInvitation(adminId, payload.id, { signal }));
    yield* put(tell(texts.resent(payload.email)));
    yield* put(administratorsRequested());
  } catch (thrown) {
    yield* tellRefusal(thrown);
  }
  yield* put(settled(payload));
}

function* remove({ payload, meta: { self } }: ReturnType<typeof removeRequested>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const adminId = yield* administration();
  const query = self ? ({ self: 'true' } as const) : {};
  try {
    yield* callApi((signal) => api.removeAdministrator(adminId, payload.id, query, { signal }));
    if (self) {
      // The server has ended the session with the account.
      yield* put(signedOut());
      return;
    }
    yield* put(tell(texts.removed(`${payload.name} ${payload.lastname}`)));
  } catch (thrown) {
    yield* tellRefusal(thrown);
  }
  yield* put(administratorsRequested());
  yield* put(settled(payload));
}

/** Who administers: what changes somebody goes on when the page is left. */
export function* administratorsSaga(): SagaGenerator<void> {
  yield* takeLatest([administratorsRequested, administratorsLeft], load);
  yield* takeLeading(inviteSent, invite);
  yield* takeEvery(resendRequested, resend);
  yield* takeEvery(removeRequested, remove);
}
