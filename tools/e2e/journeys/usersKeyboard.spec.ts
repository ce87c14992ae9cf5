import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { tabTo } from '../src/pageChecks.ts';
import { mailTo } from '../src/mails.ts';
import { accounts, buildingField } from '../src/portal.ts';
import { BUILDING, newResident, openUsers, rowOf } from '../src/residents.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Searches the residents of a building by keyboard. */
async function search(page: Page): Promise<void> {
  await buildingField(page).focus();
  await page.keyboard.type('array');
  await page.keyboard.press('Enter');
  await expect(buildingField(page)).toHaveValue(BUILDING);
  await tabTo(page, button(page, 'BUSCAR'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
}

test('residents can be created and removed by keyboard alone', async ({ page, stack, isMobile }) => {
  test.slow();
  const resident = newResident();
  await openUsers(page, stack.addresses.portal, accounts.administration);
  await search(page);
  await tabTo(page, button(page, 'CREAR USUARIO'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Nombre')).toBeFocused();
  for (const text of [resident.firstname, resident.lastname, resident.email, resident.reference]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usuario creado con exito!').first()).toBeVisible();
  await expect(button(page, 'CREAR USUARIO')).toBeFocused();

  // The Tab key passes the table's toolbar to the buttons of the first row, which a phone folds.
  const removal = page.getByRole('button', { name: /^Eliminar a / }).first();
  const folded = rowOf(page, '@').first().locator('summary');
  if (isMobile) {
    await tabTo(page, folded);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, removal);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(resident.firstname);
  await expect(button(page, 'NO')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(removal).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'NO')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, resident.email)).toHaveCount(0);
  await expect(isMobile ? folded : removal).toBeFocused();
});

test('several residents can be invited by keyboard alone @any-width', async ({ page, stack }) => {
  test.slow();
  const [one, other] = [newResident(), newResident()];
  await openUsers(page, stack.addresses.portal, accounts.administration);
  await search(page);
  const open = button(page, 'INVITAR A VARIOS');
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Filas')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Filas')).toBeFocused();
  await page.keyboard.type(`${one.firstname};Gil;${one.email};Apto 2`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${other.firstname};Paz;${other.email};Apto 3`);
  await tabTo(page, button(page, 'REVISAR'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'INVITAR A 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 personas invitadas.')).toBeVisible();
  await expect(button(page, 'DESCARGAR RESULTADO')).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^invitaciones-.+\.csv$/);
  await tabTo(page, button(page, 'LISTO'));
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
  for (const { email } of [one, other]) {
    await expect(rowOf(page, email)).toHaveCount(1);
    await mailTo(stack, email, 'Complete su registro');
  }
});
