import { SESSION_KEY } from './sessionKey.ts';
import { loginUrl, parseNext, redirectToRoot } from './loginRedirect.ts';

const at = (address: string) => new URL(address, 'http://admin.test') as unknown as Location;

beforeEach(() => localStorage.clear());

describe('before the dashboard loads', () => {
  it.each([
    ['/', '/'],
    ['/?next=%2Fconfiguration', '/?next=%2Fconfiguration'],
    ['/?next=%2F%2Fmalo.example', '/'],
    [
      '/dashboard-uses/?from=2026-01-01#totales',
      `/?next=${encodeURIComponent('/dashboard-uses/?from=2026-01-01#totales')}`,
    ],
    ['/dashboard/login', undefined],
    ['/no-existe', undefined],
  ])('a visitor without a session is redirected from %s to %s', (address, root) => {
    expect(redirectToRoot(at(address), localStorage)).toBe(root);
    localStorage.setItem(SESSION_KEY, JSON.stringify('ended'));
    expect(redirectToRoot(at(address), localStorage)).toBe(root);
  });

  it('a visitor with a session is not redirected', () => {
    localStorage.setItem(SESSION_KEY, '{"session":{"token":"t"}}');
    expect(redirectToRoot(at('/dashboard-uses'), localStorage)).toBeUndefined();
  });
});

describe('the return address after login', () => {
  it('keeps its query', () => {
    const next = '/dashboard-transactions?from=2026-01-01&to=2026-01-31&building=b';
    expect(parseNext(new URL(loginUrl(next), 'http://x.test').search)).toBe(next);
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
  ])('is never %s', (next) => {
    expect(parseNext(`?${new URLSearchParams({ next }).toString()}`)).toBeUndefined();
  });
});
