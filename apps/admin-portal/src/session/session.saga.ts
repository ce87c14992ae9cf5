import { callApi } from '@laundry/flow';
import { eventChannel } from 'redux-saga';
import { fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../shared/context.ts';
import type { KeyValueStorage } from '../shared/context.ts';
import {
  loginOpened,
  portalOpened,
  selectSession,
  selectStored,
  sessionUncertain,
  sessionEnded,
  signOutRequested,
  signedIn,
  signedOut,
  storedSessionRead,
} from './session.slice.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { storeSession, parseSession, readSession } from './storedSession.ts';
import type { StoredValue } from './storedSession.ts';

/**
 * What this tab has to take up: what another tab wrote; or, brought back as it was left, whatever was written
 * since.
 */
function outside(storage: KeyValueStorage) {
  return eventChannel<{ kept: StoredValue }>((emit) => {
    const written = ({ key, newValue }: StorageEvent) => {
      // Without a key, everything was cleared.
      if (key === null || key === SESSION_KEY) emit({ kept: parseSession(newValue) });
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit({ kept: readSession(storage) });
    };
    window.addEventListener('storage', written);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('storage', written);
      window.removeEventListener('pageshow', shown);
    };
  });
}

/** Takes up what is kept, unless this tab holds it already. */
function* takeUp({ kept }: { kept: StoredValue }): SagaGenerator<void> {
  const current = yield* select(selectStored);
  const isNew = kept === 'ended' || kept?.session.token !== current?.session.token;
  if (isNew) yield* put(storedSessionRead(kept));
}

function* readStored(): SagaGenerator<void> {
  yield* takeUp({ kept: readSession(yield* fromContext('storage')) });
}

function* keep(): SagaGenerator<void> {
  const storage = yield* fromContext('storage');
  storeSession(storage, yield* select(selectStored));
}

/** Says to the other tabs, and to this one after a reload, why there is no user. */
function* storeEnd(): SagaGenerator<void> {
  const session = yield* select(selectSession);
  if (session.status === 'closed') storeSession(yield* fromContext('storage'), 'ended');
}

/** Asks the API whether the session lives: a dead one answers 401, which ends it (D2). */
function* check(): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const stored = yield* select(selectStored);
  const administration = stored?.account.user.administration_id;
  if (administration === undefined || administration === null) return;
  try {
    yield* callApi((signal) => api.administrationBuildings(administration, {}, { signal }));
  } catch {
    // Whatever else is wrong shows where a call is needed.
  }
}

/** Ends the session at the server; what it does not hear of ends there unused. */
function* endAtServer(): SagaGenerator<void> {
  const api = yield* fromContext('api');
  try {
    yield* callApi((signal) => api.signout({ signal }));
  } catch {
    // The user has left all the same (D57).
  }
}

/** Salir: the call goes out with the token, and nobody waits for its answer. */
function* signOut(): SagaGenerator<void> {
  yield* fork(endAtServer);
  yield* put(signedOut());
}

/** The kept user: read at the start, written after each change, followed across tabs. */
export function* sessionSaga(): SagaGenerator<void> {
  yield* takeEvery(portalOpened, readStored);
  yield* takeEvery([signedIn, signedOut, loginOpened], keep);
  yield* takeEvery(sessionEnded, storeEnd);
  yield* takeEvery(signOutRequested, signOut);
  yield* takeLatest(sessionUncertain, check);
  yield* takeEvery(outside(yield* fromContext('storage')), takeUp);
}
