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
  typingStarted,
} from './session.slice.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { storeSession, parseSession, readSession } from './storedSession.ts';
import type { KeptSession } from './storedSession.ts';

/** The stored session when another tab changes it, or the browser restores this page from its cache. */
function storedSessionChanges(storage: KeyValueStorage) {
  return eventChannel<{ kept: KeptSession }>((emit) => {
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

/** Puts the stored session into the state, unless it is there already. */
function* applyStored({ kept }: { kept: KeptSession }): SagaGenerator<void> {
  const current = yield* select(selectStored);
  const isNew = kept === 'ended' || kept?.session.token !== current?.session.token;
  if (isNew) yield* put(storedSessionRead(kept));
}

function* readStored(): SagaGenerator<void> {
  yield* applyStored({ kept: readSession(yield* fromContext('storage')) });
}

function* storeCurrent(): SagaGenerator<void> {
  const storage = yield* fromContext('storage');
  storeSession(storage, yield* select(selectStored));
}

/** Stores that the API ended the session, for the other tabs and for this one after a reload. */
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
    // Other failures are shown by the calls that need an answer.
  }
}

/**
 * Ends the session at the server, even if the page is left at once; if the call is lost, the unused session
 * expires there.
 */
function* signOutAtServer(): SagaGenerator<void> {
  const api = yield* fromContext('api');
  try {
    yield* callApi((signal) => api.signout({ signal, keepalive: true }));
  } catch {
    // The user is signed out here anyway (D57).
  }
}

/** Salir: the call is sent with the token, and its answer is not awaited. */
function* signOut(): SagaGenerator<void> {
  yield* fork(signOutAtServer);
  yield* put(signedOut());
}

function* prepareCaptcha(): SagaGenerator<void> {
  (yield* fromContext('captcha')).prepare();
}

/** The stored session: read at the start, written after each change, followed across tabs. */
export function* sessionSaga(): SagaGenerator<void> {
  yield* takeEvery(portalOpened, readStored);
  yield* takeEvery([signedIn, signedOut, loginOpened], storeCurrent);
  yield* takeEvery(sessionEnded, storeEnd);
  yield* takeEvery(signOutRequested, signOut);
  yield* takeLatest(sessionUncertain, check);
  yield* takeEvery(typingStarted, prepareCaptcha);
  yield* takeEvery(storedSessionChanges(yield* fromContext('storage')), applyStored);
}
