import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mailTo } from './mailbox.ts';
import type { Stack } from './stacks.ts';

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
