import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { isAnyOf } from '@reduxjs/toolkit';
import type { MiddlewareAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { PortalContext } from '../shared/context.ts';
import {
  loginOpened,
  selectSession,
  selectStored,
  sessionEnded,
  signOutRequested,
  signedIn,
  signedOut,
  storedSessionRead,
  typingStarted,
} from './session.slice.ts';
import type { WithSession } from './session.slice.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { sessionEntry } from './storedSession.ts';
import type { SessionEntry } from './storedSession.ts';

type SessionDispatch = ThunkDispatch<WithSession, PortalContext, UnknownAction>;

/** Adds a listener that runs after each matching action. */
export type Listen = TypedStartListening<WithSession, SessionDispatch, PortalContext>;

/** Reads the stored session, now and whenever another tab changes it or the browser restores this page. */
export function followStorage(
  store: MiddlewareAPI<SessionDispatch, WithSession>,
  storage: KeyValueStorage,
): void {
  const apply = (entry: SessionEntry) => {
    const current = selectStored(store.getState());
    const isNew = entry === 'ended' || entry?.session.token !== current?.session.token;
    if (isNew) store.dispatch(storedSessionRead(entry));
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null if the whole storage was cleared.
    if (key === null || key === SESSION_KEY) apply(sessionEntry.parse(newValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply(sessionEntry.load(storage));
  });
  apply(sessionEntry.load(storage));
}

/** Adds listeners that store the session after each change, and end it at the server on signing out. */
export function addSessionListeners(listen: Listen): void {
  listen({
    matcher: isAnyOf(signedIn, signedOut, loginOpened),
    effect: (_, listener) => {
      const { storage } = listener.extra;
      const stored = selectStored(listener.getState());
      if (stored) sessionEntry.save(storage, stored);
      else sessionEntry.clear(storage);
    },
  });
  listen({
    actionCreator: sessionEnded,
    effect: (_, listener) => {
      // Notifies the other tabs.
      const { status } = selectSession(listener.getState());
      if (status === 'closed') sessionEntry.save(listener.extra.storage, 'ended');
    },
  });
  // Salir: the call is sent with the token, even if the page is left at once. If it is lost, the unused
  // session expires at the server; here the user is signed out anyway (D57).
  listen({
    actionCreator: signOutRequested,
    effect: async (_, { dispatch, extra: { api }, signal }) => {
      const ended = api.signout({ signal, keepalive: true }).catch(() => undefined);
      dispatch(signedOut());
      await ended;
    },
  });
  listen({ actionCreator: typingStarted, effect: (_, { extra: { captcha } }) => captcha.prepare() });
}
