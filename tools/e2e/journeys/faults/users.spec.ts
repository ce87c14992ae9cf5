import type { Route } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { accounts, buildingField, signIn } from '../../src/portal.ts';
import { refusal } from '../../src/portalFaults.ts';
import {
  answer,
  BUILDING,
  chooseBuilding,
  create,
  fillResident,
  newResident,
  openResidents,
  rowOf,
} from '../../src/residents.ts';

test.use({ provokesFailures: true });

const LIST = '**/public-site/v1/administrations/buildings/*/users';
const LIST_FAILED = 'Ha occurrido un error, intente de nuevo más tarde.';

/** Passes the call on to the API. Unlike browsers, Playwright looks up admin.localhost in the network. */
const forward = (route: Route) =>
  route.fetch({ url: route.request().url().replace('//admin.localhost', '//localhost') });

const LIST_FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '403': refusal(403, 'ex_forbidden'),
  '404': refusal(404, 'ex_not_found'),
  '422': refusal(422, 'ex_invalid_field'),
  '429': refusal(429, 'ex_too_many_requests'),
  '500': refusal(500, 'ex_internal'),
  HTML: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'broken JSON': (route) => route.fulfill({ contentType: 'application/json', body: '[{' }),
  'another shape': (route) => route.fulfill({ json: { users: [] } }),
  'no network': (route) => route.abort(),
};

test('every failed list shows an error and can be retried', async ({ page, stack, expectAccessible }) => {
  test.slow();
  await openResidents(page, stack.addresses.portal);
  for (const [name, fault] of Object.entries(LIST_FAULTS)) {
    await page.route(LIST, fault);
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(page.getByRole('alert').filter({ hasText: LIST_FAILED }), name).toBeVisible();
    if (name === '500') await expectAccessible(page);
    await page.unroute(LIST);
    // A search that is asked for while another runs is that one, so the retry must have been answered.
    const answered = page.waitForResponse(LIST);
    await page.getByRole('button', { name: 'REINTENTAR' }).click();
    await answered;
    await expect(page.getByRole('alert').filter({ hasText: LIST_FAILED }), name).toHaveCount(0);
    await expect(page.getByText(/^\d+\susuarios?$/), name).toBeVisible();
  }
});

test('a list without an answer fails after 20 seconds', async ({ page, stack }) => {
  await page.clock.install();
  await openResidents(page, stack.addresses.portal);
  const requested = page.waitForRequest(LIST);
  await page.route(LIST, () => undefined);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await requested;
  await page.clock.fastForward(20_500);
  await expect(page.getByText(LIST_FAILED)).toBeVisible();
});

test('a failed creation keeps the dialog and its input, and creates one resident in the end', async ({
  page,
  stack,
  expectAccessible,
}) => {
  test.slow();
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  const other = newResident();
  await fillResident(page, other);
  const faults: [(route: Route) => Promise<void>, string][] = [
    [refusal(422, 'ex_missing_parameters', 'Falta la referencia.'), 'Falta la referencia.'],
    [refusal(429, 'ex_too_many_requests', 'Espere un minuto.'), 'Espere un minuto.'],
    [refusal(500, 'ex_internal', 'Se cayó el disco.'), 'Se cayó el disco.'],
    [refusal(500, 'ex_internal'), 'El sistema no ha podido procesar su solicitud.'],
  ];
  for (const [fault, text] of faults) {
    await page.route(LIST, fault);
    await page.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect(alert).toContainText(text);
    await page.unroute(LIST);
  }
  // The API carries it out and the answer is lost: a second submission must not create a second resident.
  await page.route(LIST, async (route) => {
    await forward(route);
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

  await page.route('**/resend-confirmation', refusal(429, 'ex_too_many_requests', 'Espere un minuto.'));
  await rowOf(page, resident.email).getByRole('button', { name: 'Reenviar confirmación' }).click();
  await answer(page, 'SÍ');
  await expect(page.getByRole('alert').filter({ hasText: 'Espere un minuto.' })).toBeVisible();
});

test('a removal hides the row at once, and a refusal restores it in its position', async ({
  page,
  stack,
}) => {
  test.slow();
  const [first, second] = [newResident(), newResident()];
  await openResidents(page, stack.addresses.portal);
  await create(page, first);
  await create(page, second);
  const held = Promise.withResolvers<undefined>();
  await page.route(`${LIST}/*`, async (route) => {
    await held.promise;
    await refusal(500, 'ex_internal', 'La base no responde.')(route);
  });
  await rowOf(page, first.email).getByRole('button', { name: 'Eliminar' }).click();
  await answer(page, 'SÍ');
  await expect(rowOf(page, first.email)).toHaveCount(0);
  await expect(rowOf(page, second.email)).toHaveCount(1);
  held.resolve(undefined);
  const toast = page.getByRole('alert').filter({ hasText: 'Ha ocurrido un error' });
  await expect(toast).toContainText('La base no responde.');
  await expect(page.getByRole('row').nth(2)).toContainText(first.email);
});

test('a superseded search is aborted and never shown', async ({ page, stack }) => {
  test.slow();
  await openResidents(page, stack.addresses.portal);
  const answers: (() => Promise<void>)[] = [];
  await page.route(LIST, (route) => {
    answers.push(() => route.continue());
  });
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/users'));
  await chooseBuilding(page, 'Edificio Ceibo');
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect.poll(() => answers.length).toBe(1);
  await chooseBuilding(page, BUILDING);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect.poll(() => answers.length).toBe(2);
  const [late, expected] = answers;
  await expected?.();
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
  await late?.().catch(() => undefined);
  await expect(buildingField(page)).toHaveValue(BUILDING);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a session that ends during a creation keeps the input', async ({ page, stack }) => {
  const resident = newResident();
  await openResidents(page, stack.addresses.portal);
  const address = page.url();
  await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
  await fillResident(page, resident);
  await page.route(LIST, refusal(401, 'ex_unauthorized'));
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
  await page.unroute(LIST);
  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveValue(resident.email);
});

test('a network failure while inviting keeps the sent invitations, and the rest can be continued', async ({
  page,
  stack,
}) => {
  const people = [newResident(), newResident(), newResident()];
  await openResidents(page, stack.addresses.portal);
  await page.getByRole('button', { name: 'INVITAR A VARIOS' }).click();
  await page
    .getByLabel('Filas')
    .fill(people.map((one) => [one.firstname, one.lastname, one.email, one.reference].join('\t')).join('\n'));
  await page.getByRole('button', { name: 'REVISAR' }).click();

  let calls = 0;
  await page.route(LIST, async (route) => {
    calls++;
    if (calls === 1) return route.continue();
    if (calls === 2) await forward(route);
    return route.abort();
  });
  await page.getByRole('button', { name: 'INVITAR A 3' }).click();
  await expect(page.getByText('Se perdió la conexión con el servidor. Lo enviado queda hecho')).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'SEGUIR CON 2' }).click();
  await expect(page.getByText('3 personas invitadas.')).toBeVisible();
  await page.getByRole('button', { name: 'LISTO' }).click();
  for (const { email } of people) await expect(rowOf(page, email)).toHaveCount(1);
});
