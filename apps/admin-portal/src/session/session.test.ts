import { deviceStorage } from '@laundry/flow/browserStorage';
import { gate, refusal, until } from '@laundry/flow/testing';
import {
  BUILDINGS,
  SIGNOUT,
  administrator,
  callOnce,
  keptUser,
  openPortalWith,
  portalWith,
} from '../../test/portal.ts';
import { loginOpened, selectStored, signedIn, signOutRequested } from './session.slice.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { sessionEntry, toStoredSession } from './storedSession.ts';

const alive = { path: BUILDINGS, body: [] };
const left = { method: 'POST', path: SIGNOUT, status: 204 };
const dead = { ...alive, ...refusal(401, 'ex_unauthorized') };

afterEach(() => localStorage.clear());

/** Simulates that another tab changed the stored session; null removes it. */
function inAnotherTab(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue }));
}

describe('the session', () => {
  it('is restored from the storage, and sends its token', async () => {
    const { store, server } = openPortalWith([alive]);
    expect(selectStored(store.getState())).toEqual(keptUser);
    await server.receivedRequests(1);
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('ends on a 401, and the storage keeps that until the login opens', async () => {
    const { store } = openPortalWith([dead]);
    const { session } = await until(store, ({ session }) => session.status === 'closed');
    expect(session).toEqual({ status: 'closed', because: 'ended' });
    // The storage tells other tabs, and this one after a reload, that the session has ended.
    expect(sessionEntry.load(deviceStorage)).toBe('ended');
    const { store: reloaded } = portalWith([]);
    reloaded.dispatch(loginOpened());
    expect(reloaded.getState().session).toEqual({ status: 'closed', because: 'ended' });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    const { store: once } = portalWith([]);
    expect(once.getState().session).toEqual({ status: 'closed', because: 'absent' });
  });

  it('is not ended by a 401 of an earlier session', async () => {
    const held = gate();
    const { store, server } = openPortalWith([{ ...dead, gate: held }]);
    await server.receivedRequests(1);
    const later = toStoredSession('ana@demo.example', { ...administrator, token: 'token-2' });
    if (later) store.dispatch(signedIn(later));
    held.release();
    void callOnce({ store });
    await server.receivedRequests(2);
    expect(selectStored(store.getState())?.session.token).toBe('token-2');
  });

  it('is removed from the storage by the login page', () => {
    const { store } = openPortalWith([alive]);
    store.dispatch(loginOpened());
    expect(store.getState().session).toEqual({ status: 'closed', because: 'signedOut' });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('ends by Salir at once, while the server is told to end it', async () => {
    const held = gate();
    const { store, server } = openPortalWith([alive, { ...left, gate: held }]);
    await server.receivedRequests(1);
    store.dispatch(signOutRequested());
    expect(store.getState().session).toEqual({ status: 'closed', because: 'signedOut' });
    await server.receivedRequests(2);
    expect(server.requests[1]).toMatchObject({ method: 'POST', url: { pathname: SIGNOUT } });
    expect(server.requests[1]?.headers.get('Authorization')).toBe('Bearer token-1');
    held.release();
  });

  it.each([
    ['without network', { networkError: true }],
    ['where the server knows the session no more', { status: 401, body: dead.body }],
    ['where the server is down', { status: 503 }],
  ] as const)('ends by Salir %s', async (_, answer) => {
    const { store, server } = openPortalWith([alive, { ...left, ...answer }]);
    store.dispatch(signOutRequested());
    await server.receivedRequests(2);
    expect(store.getState().session).toEqual({ status: 'closed', because: 'signedOut' });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    // A later user can sign in and out.
    const later = toStoredSession('ana@demo.example', { ...administrator, token: 'token-2' });
    if (later) store.dispatch(signedIn(later));
    store.dispatch(signOutRequested());
    await server.receivedRequests(3);
    expect(server.requests[2]?.headers.get('Authorization')).toBe('Bearer token-2');
  });

  it('follows sign-in, sign-out and expiry in other tabs', () => {
    const { store } = openPortalWith([alive]);
    inAnotherTab(null);
    expect(store.getState().session).toEqual({ status: 'closed', because: 'signedOut' });
    inAnotherTab(JSON.stringify(keptUser));
    expect(selectStored(store.getState())).toEqual(keptUser);
    inAnotherTab(JSON.stringify('ended'));
    // The login page of the other tab removes the mark 'ended' at once.
    inAnotherTab(null);
    expect(store.getState().session).toEqual({ status: 'closed', because: 'ended' });
  });

  it('is read again when the browser restores the page from its cache', () => {
    const { store } = openPortalWith([alive]);
    localStorage.removeItem(SESSION_KEY);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(store.getState().session.status).toBe('open');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().session.status).toBe('closed');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...keptUser, session: { user: 'Ana', token: '', administration: true } }),
    JSON.stringify({
      ...keptUser,
      account: { user: { ...keptUser.account.user, role: 'RESIDENT' } },
    }),
  ])('is absent if the storage holds garbage: %s', (garbage) => {
    localStorage.setItem(SESSION_KEY, garbage);
    const { store, server } = portalWith([]);
    expect(store.getState().session).toEqual({ status: 'closed', because: 'absent' });
    expect(server.requests).toHaveLength(0);
  });
});
