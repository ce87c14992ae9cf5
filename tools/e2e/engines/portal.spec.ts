import type { Tab } from '../src/engines/tab.ts';
import { expect, test } from '../src/engines/test.ts';
import { PASSWORD, accounts, asShown, daysAgo, today } from '../src/portal.ts';
import { BUILDING, newResident } from '../src/residents.ts';

const FROM = `${today().slice(0, 8)}01`;
const REPORTS = { uses: /[\d.]+ usos?/, transactions: /[\d.]+ transacci(ón|ones)/ };
/** Pages of which only accessibility is checked here, with the text that they show once they have loaded. */
const OTHER_PAGES = {
  '/dashboard-settlement': 'Totales',
  '/dashboard-administrators': /\d+ administrador(es)?/,
  '/dashboard-activity': /Todavía no hay actividad|\d\d:\d\d/,
  '/configuration': 'ACTUALIZAR',
};

/** Opens a page of the portal as somebody who is not logged in: the login leads back to it. */
async function openAs(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await tab.type('E-mail', accounts.administration);
  await tab.type('Contraseña', PASSWORD);
  await tab.press('INGRESAR');
  await tab.at(new RegExp(`${new URL(address).pathname}$`));
}

test('the login is accessible, and leads to the welcome page', async ({ tab, stack }) => {
  await tab.open(`${stack.addresses.portal}/dashboard/login`);
  await tab.has('button', 'INGRESAR');
  expect(await tab.violations()).toEqual([]);
  await openAs(tab, `${stack.addresses.portal}/dashboard-admin`);
  await tab.has('heading', /^Bienvenido/);
  expect(await tab.violations()).toEqual([]);
});

for (const [path, content] of Object.entries(OTHER_PAGES))
  test(`${path} is accessible`, async ({ tab, stack }) => {
    await openAs(tab, stack.addresses.portal + path);
    await tab.see(content);
    expect(await tab.violations()).toEqual([]);
  });

test('a resident is created and found', async ({ tab, stack }) => {
  const resident = newResident();
  await openAs(tab, `${stack.addresses.portal}/dashboard-users`);
  await tab.type('Edificio', BUILDING);
  await tab.press(BUILDING, 'option');
  await tab.press('BUSCAR');
  await tab.see(/\d+ usuarios?/);
  expect(await tab.violations()).toEqual([]);
  await tab.press('CREAR USUARIO');
  await tab.type('Nombre', resident.firstname);
  await tab.type('Apellido', resident.lastname);
  await tab.type('E-mail', resident.email);
  await tab.type('Referencia', resident.reference);
  await tab.press('Crear');
  await tab.see('Usuario creado con exito!');
  await tab.see(resident.email);
});

for (const [report, count] of Object.entries(REPORTS))
  test(`the report of ${report} is searched by typed days, and is accessible`, async ({ tab, stack }) => {
    await openAs(tab, `${stack.addresses.portal}/dashboard-${report}`);
    await tab.fill('Desde', FROM);
    await tab.fill('Hasta', asShown(today()));
    await tab.choose('Edificio', 'Todos los edificios');
    await tab.press('BUSCAR');
    await tab.see(count);
    expect(await tab.value('Desde')).toBe(asShown(FROM));
    expect(await tab.violations()).toEqual([]);
  });

test('the uses of a month are exported as XLSX', async ({ tab, stack }) => {
  await openAs(tab, `${stack.addresses.portal}/dashboard-uses`);
  // Since then the demo administration has had about 1 800 uses.
  await tab.fill('Desde', daysAgo(30));
  await tab.fill('Hasta', today());
  await tab.choose('Edificio', 'Todos los edificios');
  await tab.press('BUSCAR');
  await tab.see(REPORTS.uses);
  await tab.press('Exportar');
  await tab.press('XLSX', 'menuitem');
  await tab.see(/\S+\.xlsx: [\d.]+ \S+\./);
});
