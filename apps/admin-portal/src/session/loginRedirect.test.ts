import { SESSION_KEY } from './sessionKey.ts';
import { loginRedirect, loginUrl, nextOf } from './loginRedirect.ts';

const at = (address: string) => new URL(address, 'http://admin.test') as unknown as Location;

beforeEach(() => localStorage.clear());

describe('before anything of the dashboard is loaded', () => {
  it.each([
    ['/', '/dashboard/login'],
    [
      '/dashboard-uses?from=2026-01-01#totales',
      `/dashboard/login?next=${encodeURIComponent('/dashboard-uses?from=2026-01-01#totales')}`,
    ],
    ['/dashboard/login', undefined],
    ['/no-existe', undefined],
  ])('a visitor without a session is led from %s to %s', (address, login) => {
    expect(loginRedirect(at(address), localStorage)).toBe(login);
    localStorage.setItem(SESSION_KEY, JSON.stringify('ended'));
    expect(loginRedirect(at(address), localStorage)).toBe(login);
  });

  it('who has a session stays', () => {
    localStorage.setItem(SESSION_KEY, '{}');
    expect(loginRedirect(at('/dashboard-uses'), localStorage)).toBeUndefined();
  });
});

describe('the way back after login', () => {
  it('is kept with its query', () => {
    const next = '/dashboard-transactions?from=2026-01-01&to=2026-01-31&building=b';
    expect(nextOf(new URL(loginUrl(next), 'http://x.test').search)).toBe(next);
    expect(loginUrl(undefined)).toBe('/dashboard/login');
  });

  it.each([
    'https://evil.example/dashboard-transactions',
    '//evil.example/dashboard-transactions',
    '/\\evil.example/dashboard-transactions',
    'javascript:alert(1)',
    '/dashboard/login',
    '/dashboard-unknown',
    'http://',
  ])('never is %s', (next) => {
    expect(nextOf(`?${new URLSearchParams({ next }).toString()}`)).toBeUndefined();
  });
});
