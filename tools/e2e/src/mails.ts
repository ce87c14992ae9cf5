import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';
import { accounts, portalApi } from './portal.ts';
import { newResident } from './residents.ts';
import type { Page } from '@playwright/test';

type Mail = Readonly<Record<'to' | 'subject' | 'text', string>>;

/** Waits for the newest mail to an address with a text in its subject or content. */
export async function mailTo({ addresses }: Stack, to: string, text: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${addresses.mailbox}/api/messages`);
      const mails = (await answer.json()) as Mail[];
      found = mails.find((mail) => mail.to === to && `${mail.subject}\n${mail.text}`.includes(text));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('no mail');
  return found;
}

/** Creates a resident and reads the invitation's link from the mail. */
export async function inviteResident(stack: Stack): Promise<{ email: string; link: string }> {
  const { call } = await portalApi(stack, accounts.oneBuilding);
  const buildings = '/public-site/v1/administrations/buildings';
  const [building] = await call<{ id: string }[]>(`${buildings}/coliving`);
  const resident = newResident();
  await call(`${buildings}/${building?.id}/users`, resident);
  const { text } = await mailTo(stack, resident.email, 'Complete su registro');
  const [link = ''] = /https?:\/\/\S+\/complete-signup\?token=[\w-]+/.exec(text) ?? [];
  expect(link).toContain(stack.addresses.site);
  return { email: resident.email, link };
}

/**
 * The link for choosing a password, or for signing in, from the latest mail to an address.
 *
 * @param text part of the mail, where there are several
 */
export async function passwordLink(
  stack: Stack,
  email: string,
  text = '/dashboard/reset-password?token=',
): Promise<string> {
  const mail = await mailTo(stack, email, text);
  const [link = ''] =
    /https?:\/\/\S+\/dashboard\/(?:reset-password\?token|login\?device)=[\w&=-]+/.exec(mail.text) ?? [];
  expect(link).toContain(stack.addresses.portal);
  return link;
}

/** Chooses a password on the page of such a link, with the Enter key. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmación de la contraseña').fill(password);
  // The form cannot be submitted until the API has checked the link.
  await expect(page.getByRole('button', { name: /^(CAMBIAR|GUARDAR) CONTRASEÑA$/ })).toBeEnabled();
  await page.getByLabel('Confirmación de la contraseña').press('Enter');
}
