import { toAppError, messageFor } from '@laundry/error-catalogue';
import { callApi, notified, safely } from '@laundry/flow';
import { errors, notifications, users } from '@laundry/strings';
import { put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { creationSaga } from './create/creation.saga.ts';
import { invitesSaga } from './invite/invites.saga.ts';
import { resendsSaga } from './resend/resends.saga.ts';
import {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  removeRequested,
  removeRefused,
  resendRequested,
  resendSettled,
  searchRequested,
  searchCleared,
  searchFailed,
  userRemoved,
  usersArrived,
  usersLeft,
} from './users.slice.ts';

const onBuildings = safely(function* (event: { type: string }) {
  if (!buildingsRequested.match(event)) return;
  const api = yield* fromContext('api');
  yield* put(buildingsArrived(yield* callApi((signal) => api.colivingBuildings({ signal }))));
}, buildingsFailed);

const onSearch = safely(function* (event: { type: string }) {
  if (!searchRequested.match(event)) return;
  const api = yield* fromContext('api');
  yield* put(usersArrived(yield* callApi((signal) => api.buildingUsers(event.payload, { signal }))));
}, searchFailed);

/** Says that the server refused, in its own words (D47); the end of the session has a place of its own. */
function* tellRefusal(thrown: unknown): SagaGenerator<void> {
  const error = toAppError(thrown);
  if (error.kind === 'sessionEnded') return;
  yield* put(notified({ variant: 'error', title: errors.title, text: messageFor(error) }));
}

function* remove({ payload }: ReturnType<typeof removeRequested>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const { building, user } = payload;
  try {
    yield* callApi((signal) => api.deleteBuildingUser(building, user.id, { signal }));
    yield* put(userRemoved(payload));
  } catch (thrown) {
    yield* put(removeRefused(payload));
    yield* tellRefusal(thrown);
  }
}

function* resend({ payload: user }: ReturnType<typeof resendRequested>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  try {
    yield* callApi((signal) => api.resendConfirmation(user.id, { signal }));
    yield* put(
      notified({ variant: 'success', title: notifications.successTitle, text: users.resent(user.email) }),
    );
  } catch (thrown) {
    yield* tellRefusal(thrown);
  }
  yield* put(resendSettled(user));
}

/**
 * Each search supersedes the one before; clearing and leaving ask for nothing. What changes a resident goes
 * on.
 */
export function* usersSaga(): SagaGenerator<void> {
  yield* takeLatest([buildingsRequested, usersLeft], onBuildings);
  yield* takeLatest([searchRequested, searchCleared, usersLeft], onSearch);
  yield* takeEvery(removeRequested, remove);
  yield* takeEvery(resendRequested, resend);
  yield* creationSaga();
  yield* invitesSaga();
  yield* resendsSaga();
}
