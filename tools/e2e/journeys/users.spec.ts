import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mailbox.ts';
import { accounts, buildingField } from '../src/portal.ts';
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
import { inBothSchemes } from '../src/schemes.ts';

test('a resident is created, found, invited again and removed', async ({ page, stack, expectAccessible }) => {
  test.slow();
  const resident = newResident();
  await openUsers(page, stack.addresses.portal, accounts.administration);
  const open = page.getByRole('button', { name: 'CREAR USUARIO' });
  await expect(open).toBeDisabled();
  await expect(open).toHaveAccessibleDescription('Elija un edificio para crear usuarios en él.');
  await expectAccessible(page);

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
  await inBothSchemes(page, expectAccessible);
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
  await row.getByRole('button', { name: 'Reenviar confirmación' }).click();
  await expectAccessible(page);
  await answer(page, 'SÍ');
  await expect(page.getByText(`Confirmación reenviada a ${resident.email}.`)).toBeVisible();
  await expect.poll(async () => mailsTo(stack.addresses.mailbox, resident.email)).toBe(2);

  await row.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`¿Eliminar a ${resident.firstname}`);
  await inBothSchemes(page, expectAccessible);
  await answer(page, 'NO');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Eliminar' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await inBothSchemes(page, expectAccessible);
});

async function mailsTo(mailbox: string, to: string): Promise<number> {
  const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as { to: string }[];
  return mails.filter((mail) => mail.to === to).length;
}

test('a single building is selected and searched automatically', async ({ page, stack }) => {
  let lists = 0;
  page.on('request', (request) => {
    if (/\/buildings\/[^/]+\/users$/.test(request.url())) lists++;
  });
  await openUsers(page, stack.addresses.portal, accounts.oneBuilding);
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
  await expect(buildingField(page)).not.toHaveValue('');
  await expect(page).toHaveURL(/\?building=/);
  expect(lists).toBe(1);

  const [, foreign = ''] = /building=([^&]+)/.exec(page.url()) ?? [];
  await page.getByRole('button', { name: 'LIMPIAR CAMPOS' }).click();
  await expect(page).toHaveURL(/dashboard-users$/);
  await expect(buildingField(page)).toHaveValue('');

  // A building of another administration is as unknown as one that does not exist.
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await openUsers(page, stack.addresses.portal, accounts.administration, `?building=${foreign}`);
  await expect(page.getByText('El edificio indicado no figura entre los suyos.')).toBeVisible();
});

test('an account without buildings sees that the screen is not enabled', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await openUsers(page, stack.addresses.portal, accounts.noBuildings);
  await expect(page.getByText('La funcionalidad no se encuentra habilitada para su usuario.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'BUSCAR' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a search is a history entry that Back restores', async ({ page, stack }) => {
  await openResidents(page, stack.addresses.portal);
  await searchBuilding(page, 'Edificio Ceibo');
  await page.goBack();
  await expect(buildingField(page)).toHaveValue(BUILDING);
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
});

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

test('several residents are invited from a CSV file, with a result for each row', async ({
  page,
  stack,
  expectAccessible,
}) => {
  test.slow();
  const [bea, ciro] = [newResident({ firstname: 'Bea' }), newResident({ firstname: '=Ciro' })];
  await openResidents(page, stack.addresses.portal);
  await create(page, bea);

  await page.getByRole('button', { name: 'INVITAR A VARIOS' }).click();
  await expectAccessible(page);
  const lines = [
    'Correo;Nombre;Apellido;Apto',
    `${ciro.email};${ciro.firstname};Peña;Apto 9`,
    `${bea.email.toUpperCase()};Bea;Gil;Apto 2`,
    'nadie@;Nadie;;Apto 3',
  ];
  // Spreadsheet programs in Spanish save CSV in Latin-1, separated by semicolons.
  await page.getByLabel('Archivo CSV o XLSX').setInputFiles({
    name: 'vecinos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await expect(
    page.getByText('1 persona para invitar. 2 filas tienen problemas y no se envían.'),
  ).toBeVisible();
  const problems = page.getByRole('list', { name: 'Filas con problemas' });
  await expect(problems).toContainText('Línea 3: E-mail: Ya figura entre los usuarios del edificio');
  await expect(problems).toContainText(
    'Línea 4: Apellido: Ingrese un APELLIDO. E-mail: Ingrese un E-MAIL válido',
  );
  await inBothSchemes(page, expectAccessible);
  await page.getByRole('button', { name: 'INVITAR A 1' }).click();
  await expect(page.getByText('1 persona invitada; 2 sin invitar.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DESCARGAR RESULTADO' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^invitaciones-edificio-arrayan-\d\d-\d\d-\d{4}\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  const rows = Buffer.concat(chunks).toString('utf8').split('\r\n');
  expect(rows).toEqual([
    '\uFEFFLínea;Nombre;Apellido;E-mail;Referencia;Estado',
    `2;'=Ciro;Peña;${ciro.email};Apto 9;Invitada`,
    `3;Bea;Gil;${bea.email.toUpperCase()};Apto 2;E-mail: Ya figura entre los usuarios del edificio`,
    '4;Nadie;;nadie@;Apto 3;Apellido: Ingrese un APELLIDO. E-mail: Ingrese un E-MAIL válido',
    '',
  ]);
  await mailTo(stack, ciro.email, 'Complete su registro');
  await page.getByRole('button', { name: 'LISTO' }).click();
  await expect(rowOf(page, ciro.email)).toBeVisible();
});
