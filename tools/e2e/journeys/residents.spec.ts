import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { inBothSchemes, pressByKeyboard } from '../src/pageChecks.ts';
import { buildingField, openPortal } from '../src/portal.ts';
import { filterBy } from '../src/reports.ts';
import {
  BUILDING,
  answer,
  create,
  newResident,
  openResidents,
  openRow,
  findRow,
  untilDialogClosed,
} from '../src/residents.ts';

test('a resident is created and reinvited @phone-only', async ({ page, stack, expectAccessible }) => {
  test.slow();
  const resident = newResident();
  await openResidents(page, stack);
  await create(page, resident);
  await expect(findRow(page, '@').first()).toContainText(resident.email);
  await mailTo(stack, resident.email, 'Complete su registro');

  await filterBy(page, 'Nombre', resident.firstname.toUpperCase().replace('É', 'e'));
  await filterBy(page, 'Apellido', 'nunez');
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  const row = findRow(page, resident.email);
  await openRow(row);
  await inBothSchemes(page, expectAccessible);
  await row.getByRole('button', { name: 'Reenviar confirmación' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText(`Confirmación reenviada a ${resident.email}.`)).toBeVisible();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('residents can be searched, invited, created and removed by keyboard alone', async ({ page, stack }) => {
  test.slow();
  const [one, other, third] = [newResident(), newResident(), newResident()];
  await openPortal(page, stack, '/dashboard-users');
  await buildingField(page).focus();
  await page.keyboard.type('array');
  await expect(page.getByRole('option', { name: BUILDING })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(buildingField(page)).toHaveValue(BUILDING);
  await pressByKeyboard(page, button(page, 'BUSCAR'));
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();

  const open = button(page, 'INVITAR A VARIOS');
  await pressByKeyboard(page, open);
  await expect(page.getByLabel('Filas')).toBeFocused();
  await page.keyboard.type(`${one.firstname};Gil;${one.email};Apto 2`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${other.firstname};Paz;${other.email};Apto 3`);
  await pressByKeyboard(page, button(page, 'REVISAR'));
  await expect(button(page, 'INVITAR A 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 personas invitadas.')).toBeVisible();
  await expect(button(page, 'DESCARGAR RESULTADO')).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^invitaciones-.+\.csv$/);
  await pressByKeyboard(page, button(page, 'LISTO'));
  await expect(open).toBeFocused();
  for (const { email } of [one, other]) {
    await expect(findRow(page, email)).toHaveCount(1);
    await mailTo(stack, email, 'Complete su registro');
  }

  await page.getByRole('heading', { level: 1 }).focus();
  await pressByKeyboard(page, button(page, 'CREAR USUARIO'));
  await expect(page.getByRole('dialog').getByLabel('Nombre')).toBeFocused();
  for (const text of [third.firstname, third.lastname, third.email, third.reference]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usuario creado con exito!').first()).toBeVisible();
  await expect(button(page, 'CREAR USUARIO')).toBeFocused();

  // The Tab key passes the table's toolbar to the buttons of the first row.
  const removal = page.getByRole('button', { name: /^Eliminar a / }).first();
  await pressByKeyboard(page, removal);
  await expect(page.getByRole('alertdialog')).toContainText(third.firstname);
  await expect(button(page, 'NO')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await untilDialogClosed(page);
  await expect(findRow(page, third.email)).toHaveCount(0);
  await expect(removal).toBeFocused();
});
