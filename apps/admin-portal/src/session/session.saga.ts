import { callApi } from '@laundry/flow';
import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../app/context.ts';
import {
  dashboardShown,
  loginOpened,
  portalOpened,
  selectStored,
  sessionEnded,
  signedIn,
  signedOut,
  storedSessionRead,
} from './session.slice.ts';
import { keepSession, readSession, SESSION_KEY } from './storedSession.ts';

/** Tells when another tab changed the kept user; `key` is null when it cleared everything. */
const otherTabs = () =>
  eventChannel<true>((emit) => {
    const listen = ({ key }: StorageEvent) => {
      if (key === null || key === SESSION_KEY) emit(true);
    };
    window.addEventListener('storage', listen);
    return () => {
      window.removeEventListener('storage', listen);
    };
  });

/** Follows what the storage holds, unless this tab holds it already. */
function* readStored(): SagaGenerator<void> {
  const stored = readSession(yield* fromContext('storage'));
  const current = yield* select(selectStored);
  if (stored?.session.token !== current?.session.token) yield* put(storedSessionRead(stored));
}

function* keepStored(): SagaGenerator<void> {
  const storage = yield* fromContext('storage');
  keepSession(storage, yield* select(selectStored));
}

/**
 * Asks the API once, when the dashboard shows for a session that was kept, whether it still lives: a dead one answers
 * 401, which ends it (decision 2). Whatever changes the session supersedes this.
 */
function* checkStored(event: Action): SagaGenerator<void> {
  if (!storedSessionRead.match(event)) return;
  yield* take(dashboardShown);
  const api = yield* fromContext('api');
  const stored = yield* select(selectStored);
  const administration = stored?.account.user.administration_id;
  if (administration === undefined || administration === null) return;
  try {
    yield* callApi((signal) => api.administrationBuildings(administration, {}, { signal }));
  } catch {
    // Whatever else is wrong shows on the page that needs the call.
  }
}

/** The kept user: read at the start, written after each change, followed across tabs. */
export function* sessionSaga(): SagaGenerator<void> {
  yield* takeEvery(portalOpened, readStored);
  yield* takeEvery([signedIn, signedOut, sessionEnded, loginOpened], keepStored);
  yield* takeLatest([storedSessionRead, signedIn, signedOut, sessionEnded, loginOpened], checkStored);
  yield* takeEvery(otherTabs(), readStored);
}
