import { expect } from '@playwright/test';
import { mailTo } from './mailbox.ts';
import { accounts } from './portal.ts';
import type { Stack } from './stacks.ts';

let invited = 0;

/** Calls the API as the administration with one building. */
async function callApi(api: string, path: string, token: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${api}/public-site/v1/${path}`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

/** Creates a resident and reads the invitation's link from the mail. */
export async function inviteResident(stack: Stack): Promise<{ email: string; link: string }> {
  const { api, site } = stack.addresses;
  const signin = {
    emailAddress: accounts.oneBuilding,
    password: 'Lavadero2026',
    recaptchaToken: 'test-login',
  };
  const { token } = (await callApi(api, 'signin', '', signin)) as { token: string };
  const [building] = (await callApi(api, 'administrations/buildings/coliving', token)) as { id: string }[];
  const email = `invitada${Date.now()}-${++invited}@correo.example`;
  const resident = { firstname: 'Eva', lastname: 'Paz', email, reference: 'Apartamento 101' };
  await callApi(api, `administrations/buildings/${building?.id}/users`, token, resident);
  const { text } = await mailTo(stack, email, 'Complete su registro');
  const [link = ''] = /https?:\/\/\S+\/complete-signup\?token=[\w-]+/.exec(text) ?? [];
  expect(link).toContain(site);
  return { email, link };
}
