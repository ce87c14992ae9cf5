import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { buildingField, openPortal } from './portal.ts';
import type { Stack } from './stacks.ts';

/** A building of the demo administration. */
export const BUILDING = 'Edificio Arrayán';

/** The data of a resident that does not exist yet. */
export function newResident() {
  const mark = Math.random().toString(36).slice(2, 10);
  return {
    firstname: `Zoé ${mark}`,
    lastname: 'Núñez',
    email: `zoe.${mark}@correo.example`,
    reference: 'Apto 302',
  };
}

/** Chooses a building by typing a part of its name. */
export async function chooseBuilding(page: Page, name: string): Promise<void> {
  await buildingField(page).fill(name);
  await page.getByRole('listbox').getByRole('option', { name }).click();
}

/** Opens the residents' page and shows a building's residents. */
export async function openResidents(page: Page, stack: Stack): Promise<void> {
  await openPortal(page, stack, '/dashboard-users');
  await chooseBuilding(page, BUILDING);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
}

/** A resident's row; on a phone it is a card. */
export const findRow = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });

/** Unfolds a row's actions on a phone; a desktop shows them anyway. */
export async function openRow(row: Locator): Promise<void> {
  const summary = row.locator('summary');
  await expect(summary.or(row.and(row.page().getByRole('row'))).first()).toBeVisible();
  const folded = row.locator('details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
}

/** Answers the open confirmation dialog. */
export const answer = (page: Page, yes: 'SÍ' | 'NO'): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: yes }).click();

/** Waits until a dialog is gone, which hides all rows from their roles while it is there. */
export const untilDialogClosed = (page: Page): Promise<void> =>
  expect(page.getByRole('alertdialog')).toHaveCount(0);

/** Confirms a removal, and waits for its answer: the page shows it at once, but a reload would abort it. */
export async function confirmRemoval(page: Page): Promise<void> {
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await answer(page, 'SÍ');
  expect((await removed).ok()).toBe(true);
  await untilDialogClosed(page);
}

/** Creates a resident in the selected building. */
export async function create(page: Page, resident: ReturnType<typeof newResident>): Promise<void> {
  const opener = page.getByRole('button', { name: 'CREAR USUARIO' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo usuario' });
  await dialog.getByLabel('Nombre').fill(resident.firstname);
  await dialog.getByLabel('Apellido').fill(resident.lastname);
  await dialog.getByLabel('E-mail').fill(resident.email);
  await dialog.getByLabel('Referencia').fill(resident.reference);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  // The notification disappears by itself, so both of its texts are looked for at once.
  const created = page.getByText(/Operación exitosa.*Usuario creado con exito!/).first();
  await expect(created).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog returns the focus when it has closed.
  await expect(opener).toBeFocused();
}
