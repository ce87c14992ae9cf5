import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { accounts } from '../src/portal.ts';
import { filterBy } from '../src/reports.ts';
import {
  answer,
  BUILDING,
  chooseBuilding,
  create,
  newResident,
  openResidents,
  openRow,
  openUsers,
  rowOf,
  searchBuilding,
} from '../src/residents.ts';
import { inBothSchemes } from '../src/pageChecks.ts';

test('a resident is created, found, invited again and removed', async ({ page, stack, expectAccessible }) => {
  test.slow();
  const resident = newResident();
  await openUsers(page, stack.addresses.portal, accounts.administration);
  const open = page.getByRole('button', { name: 'CREAR USUARIO' });
  await expect(open).toBeDisabled();
  await expect(open).toHaveAccessibleDescription('Elija un edificio para crear usuarios en él.');

  await searchBuilding(page);
  await open.click();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  for (const text of [
    'Ingrese un NOMBRE',
    'Ingrese un APELLIDO',
    'Ingrese un E-MAIL',
    'Ingrese una REFERENCIA',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();

  await create(page, resident);
  await expect(page.getByText('Operación exitosa').first()).toBeVisible();
  await expect(rowOf(page, '@').first()).toContainText(resident.email);
  await mailTo(stack, resident.email, 'Complete su registro');

  await filterBy(page, 'Nombre', resident.firstname.toUpperCase().replace('É', 'e'));
  await filterBy(page, 'Apellido', 'nunez');
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  await page.getByLabel('Alta hasta').fill('2020-01-01');
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await page.getByLabel('Alta hasta').fill('');
  const row = rowOf(page, resident.email);

  await openRow(row);
  await inBothSchemes(page, expectAccessible);
  await row.getByRole('button', { name: 'Reenviar confirmación' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText(`Confirmación reenviada a ${resident.email}.`)).toBeVisible();
  await expect.poll(async () => mailsTo(stack.addresses.mailbox, resident.email)).toBe(2);

  await row.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`¿Eliminar a ${resident.firstname}`);
  await answer(page, 'NO');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Eliminar' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
  await expect(row).toHaveCount(0);
});

async function mailsTo(mailbox: string, to: string): Promise<number> {
  const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as { to: string }[];
  return mails.filter((mail) => mail.to === to).length;
}

test('texts with markup, emoji and extreme length are shown as text and do not break the layout', async ({
  page,
  stack,
}) => {
  const resident = newResident({
    firstname: '<img src=x onerror="document.title=1">',
    lastname: '👩‍👩‍👧 \u202Eאבג مرحبا',
    reference: '=cmd|calc',
  });
  await openUsers(page, stack.addresses.portal, accounts.administration);
  await chooseBuilding(page, BUILDING);
  await create(page, resident);
  const row = rowOf(page, resident.email);
  await expect(row).toContainText(resident.firstname);
  await expect(row).toContainText(resident.lastname);
  await expect(page).toHaveTitle(/^Usuarios/);

  const long = { createdAt: '2026-03-02T01:30:00Z', validatedAt: '2026-03-05T15:00:00Z', id: 'long' };
  const names = { firstname: 'W'.repeat(4000), lastname: 'ñ '.repeat(2000), reference: '👩‍👩‍👧'.repeat(500) };
  await page.route('**/buildings/*/users', (route) =>
    route.fulfill({ json: [{ ...long, ...names, email: `${'a'.repeat(240)}@b.uy` }] }),
  );
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  await openRow(rowOf(page, '@b.uy'));
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('WWW');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await answer(page, 'NO');
});

test('the XLSX template can be uploaded, and a file that is no workbook is refused @any-width', async ({
  page,
  stack,
}) => {
  test.slow();
  await openResidents(page, stack.addresses.portal);
  await page.getByRole('button', { name: 'INVITAR A VARIOS' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la plantilla XLSX' }).click();
  const template = await download;
  expect(template.suggestedFilename()).toBe('plantilla-de-usuarios.xlsx');
  await page.getByLabel('Archivo CSV o XLSX').setInputFiles(await template.path());
  await expect(page.getByText('No hay ninguna fila que leer.')).toBeVisible();
  await page.getByLabel('Archivo CSV o XLSX').setInputFiles({
    name: 'foto.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from('PK\u0003\u0004 nada'),
  });
  await expect(page.getByText(/no es una planilla XLSX que se pueda leer/)).toBeVisible();
});
