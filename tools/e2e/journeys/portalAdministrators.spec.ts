import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { choosePassword, passwordLink } from '../src/mails.ts';
import { accounts, asShown, signIn, today } from '../src/portal.ts';
import { answer, newResident, openRow, rowOf } from '../src/residents.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
import type { Stack } from '../src/stacks.ts';

/** The only administrator of an administration of one building. */
const ACCOUNT = accounts.oneBuilding;
const PASSWORD = 'Lavadero2026';
const ONLY_ONE = 'Es el único administrador: invite a otro antes de quitarlo.';

/** Opens a page of the portal through the login, which leads back to it. */
async function open(page: Page, stack: Stack, path: string, email: string): Promise<void> {
  await page.goto(`${stack.addresses.portal}${path}`);
  await signIn(page, email);
  await expect(page).toHaveURL(`${stack.addresses.portal}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Accepts a mailed invitation by choosing a password. */
async function acceptInvitation(page: Page, stack: Stack, email: string): Promise<void> {
  await page.goto(await passwordLink(stack, email));
  await choosePassword(page, PASSWORD);
  await expect(page.getByRole('status').filter({ hasText: /contraseña/ })).toBeVisible();
}

test.describe('administrators', () => {
  // The calls of a removed administrator are refused.
  test.use({ provokesFailures: true });

  test('can be invited and removed, except the last one, and the activity shows who did it and when @any-width', async ({
    page,
    browser,
    stack,
    expectAccessible,
  }) => {
    test.slow();
    const { email, lastname, firstname } = newResident();
    await open(page, stack, '/dashboard-administrators', ACCOUNT);
    await openRow(rowOf(page, ACCOUNT));
    await expect(page.getByText(ONLY_ONE)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(0);

    const invite = page.getByRole('button', { name: 'INVITAR ADMINISTRADOR' });
    await invite.click();
    const dialog = page.getByRole('dialog', { name: 'Invitar administrador' });
    await dialog.getByLabel('Nombre').fill(firstname);
    await dialog.getByLabel('Apellido').fill(lastname);
    await dialog.getByLabel('E-mail').fill(email);
    await expectAccessible(page);
    await dialog.getByLabel('E-mail').press('Enter');
    await expect(page.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(invite).toBeFocused();
    await expect(rowOf(page, email)).toContainText('Invitado hasta');
    await inBothSchemes(page, expectAccessible);

    // Once the invited person has chosen a password and signed in, both administrators can be removed.
    const other = await (await browser.newContext()).newPage();
    await acceptInvitation(other, stack, email);
    await open(other, stack, '/dashboard-administrators', email);
    await expect(rowOf(other, ACCOUNT)).toContainText('Activo');
    await page.reload();
    await openRow(rowOf(page, email));
    await page.getByRole('button', { name: `Quitar a ${firstname} ${lastname}` }).click();
    await answer(page, 'NO');
    await expect(rowOf(page, email)).toBeVisible();
    await page.getByRole('button', { name: `Quitar a ${firstname} ${lastname}` }).click();
    await answer(page, 'SÍ');
    await expect(page.getByText(`${firstname} ${lastname} ya no tiene acceso.`)).toBeVisible();
    await expect(rowOf(page, email)).toHaveCount(0);
    await openRow(rowOf(page, ACCOUNT));
    await expect(page.getByText(ONLY_ONE)).toBeVisible();
    await other.reload();
    await expect(other.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
    await other.context().close();

    await page.goto(`${stack.addresses.portal}/dashboard-activity`);
    const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
    for (const [text, actor] of [
      [`Quitó al administrador ${firstname} ${lastname} (${email})`, ACCOUNT],
      ['Aceptó la invitación a administrar', email],
      [`Invitó al administrador ${firstname} ${lastname} (${email})`, ACCOUNT],
    ] as const) {
      await expect(entry(text)).toContainText(`(${actor})`);
      await expect(entry(text)).toContainText(asShown(today()));
    }
    await inBothSchemes(page, expectAccessible);
  });
});
