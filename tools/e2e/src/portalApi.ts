import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Stack } from './stacks.ts';

interface Account {
  readonly user: { readonly name: string; readonly administration_id: string | null };
}

/** Calls to the API with a session, for data to compare the portal's pages with. */
function callsOf({ addresses: { api } }: Stack, token: string) {
  const call = (path: string, body?: object) =>
    fetch(`${api}${path}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  return {
    get: async <Answer>(path: string) => {
      const got = await call(path);
      expect(got.ok, `${path}: ${got.status}`).toBe(true);
      return (await got.json()) as Answer;
    },
    post: (path: string, body: object) => call(path, body),
  };
}

/** The session of a portal's page. */
export async function sessionOf(page: Page, stack: Stack) {
  const stored = await page.evaluate(() => localStorage.getItem('laundry.session') ?? '');
  const { session, account } = JSON.parse(stored) as { session: { token: string }; account: Account };
  return { user: account.user, ...callsOf(stack, session.token) };
}

/** Signs in at the API directly. */
export async function portalApi(stack: Stack, emailAddress: string, password = 'Lavadero2026') {
  const signin = { emailAddress, password, recaptchaToken: 'test-login' };
  const answer = await callsOf(stack, '').post('/public-site/v1/signin', signin);
  expect(answer.ok, `signin: ${answer.status}`).toBe(true);
  const { token, account } = (await answer.json()) as { token: string; account: Account };
  return { user: account.user, ...callsOf(stack, token) };
}
export type PortalApi = Awaited<ReturnType<typeof portalApi>>;
