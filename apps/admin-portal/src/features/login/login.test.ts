import { deviceStorage } from '@laundry/flow/browserStorage';
import { gate } from '@laundry/flow/testing';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { typingStarted } from '../../session/session.slice.ts';
import { BUILDINGS, SIGNIN, administrator, portalWith, resident } from '../../../test/portal.ts';
import { sessionEntry } from '../../session/storedSession.ts';
import { readRecentEmails, storeEmail } from './recentEmails.ts';
import { signIn, useSignIn } from './signIn.ts';

const credentials = { emailAddress: ' ana@demo.example ', password: 'Lavadero2026' };
const answer = (body: unknown) => ({ method: 'POST', path: SIGNIN, body });

afterEach(() => localStorage.clear());

const never = new AbortController().signal;

describe('a login', () => {
  it('sends the captcha token of its action, and stores session and e-mail', async () => {
    const { store, server } = portalWith([answer(administrator), { path: BUILDINGS, body: [] }]);
    await store.dispatch(signIn(credentials, never));
    expect(server.requests[0]?.body).toEqual({
      emailAddress: 'ana@demo.example',
      password: 'Lavadero2026',
      recaptchaToken: 'token of login',
    });
    expect(readRecentEmails(deviceStorage)).toEqual(['ana@demo.example']);
    expect(sessionEntry.load(deviceStorage)).toEqual({
      account: { user: { ...administrator.account.user, email: 'ana@demo.example' } },
      session: { user: 'Ana', token: 'token-1', administration: true },
    });
  });

  it('sends the token of the mailed link that opened the page (D82)', async () => {
    window.history.replaceState(null, '', '/dashboard/login?device=from-the-mail');
    const { store, server } = portalWith([answer(resident)]);
    await expect(store.dispatch(signIn(credentials, never))).rejects.toMatchObject({
      kind: 'dashboardRefused',
    });
    expect(server.requests[0]?.body).toMatchObject({ deviceLink: 'from-the-mail' });
    window.history.replaceState(null, '', '/');
  });

  it('is sent once on two presses, and aborted by leaving', async () => {
    const { store, server } = portalWith([{ ...answer(administrator), gate: gate() }]);
    const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
    const { result, unmount } = renderHook(() => useSignIn(), { wrapper });
    act(() => result.current.start(credentials));
    act(() => result.current.start(credentials));
    await server.receivedRequests(1);
    expect(result.current.status).toBe('sending');
    unmount();
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('prepares the captcha when typing starts', () => {
    const { store, prepared } = portalWith([]);
    expect(prepared).toHaveLength(0);
    store.dispatch(typingStarted());
    expect(prepared).toHaveLength(1);
  });
});

describe('remembered e-mails', () => {
  it('are the eight newest, each once, whatever addresses the server knows', () => {
    for (let number = 1; number <= 9; number++) storeEmail(deviceStorage, `${number}@lan`);
    storeEmail(deviceStorage, '5@LAN');
    const newest = ['5@LAN', '9@lan', '8@lan', '7@lan', '6@lan', '4@lan', '3@lan', '2@lan'];
    expect(readRecentEmails(deviceStorage)).toEqual(newest);
  });

  it.each(['{', '"x"', '[1]', 'null'])('read garbage %s as none', (garbage) => {
    localStorage.setItem('laundry.recentEmails', garbage);
    expect(readRecentEmails(deviceStorage)).toEqual([]);
  });
});
