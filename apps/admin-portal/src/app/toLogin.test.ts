import { SESSION_KEY } from '../session/sessionKey.ts';
import { toLogin } from './toLogin.ts';

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
    expect(toLogin(at(address), localStorage)).toBe(login);
    localStorage.setItem(SESSION_KEY, JSON.stringify('ended'));
    expect(toLogin(at(address), localStorage)).toBe(login);
  });

  it('who has a session stays', () => {
    localStorage.setItem(SESSION_KEY, '{}');
    expect(toLogin(at('/dashboard-uses'), localStorage)).toBeUndefined();
  });
});
