import { callApi } from '@laundry/flow';
import { eventChannel } from 'redux-saga';
import { put, select, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../app/context.ts';
import {
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

/** Asks the API once whether a kept session still lives: a dead one answers 401, which ends it (decision 2). */
function* checkStored(): SagaGenerator<void> {
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

function* open(): SagaGenerator<void> {
  yield* readStored();
  yield* checkStored();
}

/** The kept user: read at the start, written after each change, followed across tabs. */
export function* sessionSaga(): SagaGenerator<void> {
  yield* takeEvery(portalOpened, open);
  yield* takeEvery([signedIn, signedOut, sessionEnded, loginOpened], keepStored);
  yield* takeEvery(otherTabs(), readStored);
}
