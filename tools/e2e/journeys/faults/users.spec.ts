import { expect, test } from '../../src/journey.ts';
import { answer, create, fillResident, newResident, openResidents, rowOf } from '../../src/residents.ts';

test.use({ provokesFailures: true });

const LIST = '**/public-site/v1/administrations/buildings/*/users';

test('a refused creation keeps the dialog and its input, and a lost answer creates one resident', async ({
  page,
  stack,
}) => {
  const resident = newResident();
  await openResidents(page, stack.addresses.portal);
  await create(page, resident);

  await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
  await fillResident(page, resident);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Ha occurido un error!');
  await expect(alert).toContainText('Ya hay un usuario registrado con ese e-mail.');
  await expect(page.getByRole('dialog').getByLabel('Apellido')).toHaveValue(resident.lastname);

  const other = newResident();
  await fillResident(page, other);
  // The API carries it out and the answer is lost: a second submission must not create a second resident.
  await page.route(LIST, async (route) => {
    // Unlike browsers, Playwright looks up admin.localhost in the network.
    await route.fetch({ url: route.request().url().replace('//admin.localhost', '//localhost') });
    await route.abort();
  });
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(alert).toContainText('Sin conexión. Lo que escribió queda guardado.');
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, other.email)).toHaveCount(1);
});

test('a refused removal restores the row in its position', async ({ page, context, stack }) => {
  const resident = newResident();
  await openResidents(page, stack.addresses.portal);
  await create(page, resident);
  await create(page, newResident());

  // The same resident is removed in another tab first.
  const other = await context.newPage();
  await other.goto(page.url());
  await rowOf(other, resident.email).getByRole('button', { name: 'Eliminar' }).click();
  const removed = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await answer(other, 'SÍ');
  await removed;
  await rowOf(page, resident.email).getByRole('button', { name: 'Eliminar' }).click();
  await answer(page, 'SÍ');
  const toast = page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error' });
  await expect(toast).toContainText('No encontramos lo que busca.');
  await expect(page.getByRole('row').nth(2)).toContainText(resident.email);
});
