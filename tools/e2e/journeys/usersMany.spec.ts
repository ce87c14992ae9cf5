import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mailbox.ts';
import { columnFilter } from '../src/reports.ts';
import { answer, create, nameOf, newResident, openResidents, rowOf } from '../src/residents.ts';

test.describe('several residents at once', () => {
  // One of the calls fails.
  test.use({ provokesFailures: true });

  test('the confirmation is sent to selected residents again, and residents are filtered by Sí or No', async ({
    page,
    stack,
    expectAccessible,
  }) => {
    test.slow();
    const [first, second] = [newResident(), newResident()];
    await openResidents(page, stack.addresses.portal);
    await create(page, first);
    await create(page, second);
    const confirmed = await columnFilter(page, 'Confirmado?');
    await confirmed.selectOption('Sí');
    await expect(rowOf(page, first.email)).toHaveCount(0);
    await confirmed.selectOption('No');
    await expect(rowOf(page, first.email).getByRole('img', { name: /No$/ })).toBeVisible();

    for (const one of [first, second])
      await page.getByRole('checkbox', { name: `Seleccionar ${nameOf(one)}` }).check();
    const resend = page.getByRole('button', { name: 'REENVIAR CONFIRMACIÓN A 2 ELEGIDOS' });
    await resend.click();
    const dialog = page.getByRole('dialog', { name: /^¿Reenviar la confirmación a 2\susuarios\?$/ });
    await expect(dialog.getByRole('button', { name: 'NO' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(resend).toBeFocused();

    // One resident no longer exists: the other one gets the mail, and the dialog names the failure.
    const notFound = { result_code: 'ex_not_found', result_message: 'Ya no figura.', result_detail: null };
    let isFirst = true;
    // The route stays: the next request follows at once, and would come while the route is being removed.
    await page.route('**/resend-confirmation', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 404, json: notFound });
    });
    await resend.click();
    await dialog.getByRole('button', { name: 'SÍ' }).dblclick();
    await expect(dialog.getByRole('status')).toHaveText(
      /^Confirmación reenviada a 1\susuario; 1 sin enviar\.$/,
    );
    await expect(dialog.getByRole('list', { name: 'Confirmaciones que no se enviaron' })).toHaveText(
      /^Zoé .+ Núñez: Ya no figura\.$/,
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'REINTENTAR 1' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Confirmación reenviada a 2\susuarios\.$/);
    await expect(dialog.getByRole('button', { name: 'LISTO' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    for (const one of [first, second]) await mailTo(stack, one.email, 'Complete su registro');
    await expect(page.getByRole('checkbox', { name: `Seleccionar ${nameOf(first)}` })).not.toBeChecked();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the actions of a row are in a menu, which passes the focus on', async ({
    page,
    stack,
    expectAccessible,
  }) => {
    const resident = newResident();
    await openResidents(page, stack.addresses.portal);
    await create(page, resident);
    const menu = page.getByRole('button', {
      name: `Acciones de ${nameOf(resident)}`,
    });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Reenviar confirmación' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await answer(page, 'NO');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await answer(page, 'SÍ');
    await expect(rowOf(page, resident.email)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Acciones de / }).first()).toBeFocused();
  });
});

test('the XLSX template can be uploaded, and a file that is no workbook is refused', async ({
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
