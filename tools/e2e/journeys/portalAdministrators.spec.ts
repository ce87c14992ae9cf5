import { expect, testOfFailures as test } from '../src/journey.ts';
import { choosePassword, passwordLink } from '../src/mails.ts';
import { PASSWORD, accounts, asShown, openByLogin, openPortal, today } from '../src/portal.ts';
import { answer, newResident, openRow, findRow } from '../src/residents.ts';

/** The only administrator of an administration of one building. */
const ACCOUNT = accounts.oneBuilding;
const ADMINISTRATORS = '/dashboard-administrators';
const ONLY_ONE = 'Es el único administrador: invite a otro antes de quitarlo.';

// The calls of a removed administrator are refused.

test('administrators are invited and removed, which the activity shows', async ({ page, browser, stack }) => {
  test.slow();
  const { email, lastname, firstname } = newResident();
  await openPortal(page, stack, ADMINISTRATORS, ACCOUNT);
  const invite = page.getByRole('button', { name: 'INVITAR ADMINISTRADOR' });
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Invitar administrador' });
  await dialog.getByLabel('Nombre').fill(firstname);
  await dialog.getByLabel('Apellido').fill(lastname);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('E-mail').press('Enter');
  await expect(page.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  await expect(invite).toBeFocused();
  await expect(findRow(page, email)).toContainText('Invitado hasta');

  // Once the invited person has chosen a password and signed in, both administrators can be removed.
  const other = await (await browser.newContext()).newPage();
  const link = await passwordLink(stack, email);
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'GUARDAR CONTRASEÑA' })).toBeEnabled();
  // The token is gone, and nobody can mail another invitation to a person without an account.
  await other.reload();
  await expect(other.getByText(/pida otra invitación a quien lo invitó/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'PEDIR OTRO ENLACE' })).toHaveCount(0);
  await other.goto(link);
  await choosePassword(other, PASSWORD);
  await expect(other.getByRole('status').filter({ hasText: /contraseña/ })).toBeVisible();
  await openByLogin(other, stack, ADMINISTRATORS, email);
  await expect(findRow(other, ACCOUNT)).toContainText('Activo');
  await page.reload();
  await openRow(findRow(page, email));
  await page.getByRole('button', { name: `Quitar a ${firstname} ${lastname}` }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText(`${firstname} ${lastname} ya no tiene acceso.`)).toBeVisible();
  await expect(page.getByText('1 administrador', { exact: true })).toBeVisible();
  await openRow(findRow(page, ACCOUNT));
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
});
