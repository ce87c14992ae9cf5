import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

/** Calls to the API as a signed-in user. */
export interface PortalApi {
  readonly user: { readonly name: string; readonly administration_id: string | null };
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly post: (path: string, body: object) => Promise<Response>;
}

/** Signs in at the API directly, for data to compare the portal's pages with. */
export async function portalApi(
  { addresses: { api } }: Stack,
  emailAddress: string,
  password = 'Lavadero2026',
): Promise<PortalApi> {
  const call = (path: string, token: string, body?: object) =>
    fetch(`${api}${path}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const signin = { emailAddress, password, recaptchaToken: 'test-login' };
  const answer = await call('/public-site/v1/signin', '', signin);
  expect(answer.ok, `signin: ${answer.status}`).toBe(true);
  const { token, account } = (await answer.json()) as {
    token: string;
    account: { user: PortalApi['user'] };
  };
  return {
    user: account.user,
    get: async <Answer>(path: string) => {
      const got = await call(path, token);
      expect(got.ok, `${path}: ${got.status}`).toBe(true);
      return (await got.json()) as Answer;
    },
    post: (path, body) => call(path, token, body),
  };
}
