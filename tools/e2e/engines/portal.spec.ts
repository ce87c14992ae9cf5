import { montevideoDay } from '@laundry/strings/format';
import type { Tab } from '../src/engines/tab.ts';
import { expect, test } from '../src/engines/test.ts';
import { accounts, today } from '../src/portal.ts';
import { BUILDING, newResident } from '../src/residents.ts';

const FROM = `${today().slice(0, 8)}01`;
const DAY_MS = 86_400_000;
/** A day since which the demo administration has had about 1 800 uses. */
const MONTH_AGO = montevideoDay(new Date(Date.now() - 30 * DAY_MS));
const REPORTS = { uses: /[\d.]+ usos?/, transactions: /[\d.]+ transacci(ón|ones)/ };
/** Pages of which only accessibility is checked here, with the text that they show once they have loaded. */
const OTHER_PAGES = {
  '/dashboard-settlement': 'Totales',
  '/dashboard-administrators': /\d+ administrador(es)?/,
  '/dashboard-activity': /Todavía no hay actividad|\d\d:\d\d/,
  '/configuration': 'ACTUALIZAR',
};
/** The outcome of an export: its file and the number of its rows. */
const EXPORTED = /\S+\.xlsx: [\d.]+ \S+\./;

/** Opens a page of the portal as somebody who is not logged in: the login leads back to it. */
async function openAs(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await tab.type('E-mail', accounts.administration);
  await tab.type('Contraseña', 'Lavadero2026');
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
    await tab.fill('Hasta', today().split('-').toReversed().join('/'));
    await tab.choose('Edificio', 'Todos los edificios');
    await tab.press('BUSCAR');
    await tab.see(count);
    expect(await tab.value('Desde')).toBe(FROM.split('-').toReversed().join('/'));
    expect(await tab.violations()).toEqual([]);
  });

test('the uses of a month are exported as XLSX', async ({ tab, stack, engineName }) => {
  await openAs(tab, `${stack.addresses.portal}/dashboard-uses`);
  await tab.fill('Desde', MONTH_AGO);
  await tab.fill('Hasta', today());
  await tab.choose('Edificio', 'Todos los edificios');
  await tab.press('BUSCAR');
  await tab.see(REPORTS.uses);
  await tab.press('Exportar');
  await tab.has('menuitem', 'XLSX');
  const from = performance.now();
  await tab.press('XLSX', 'menuitem');
  await tab.see(EXPORTED);
  const [outcome] = EXPORTED.exec(await tab.text()) ?? [];
  console.log(`${engineName}: ${outcome} ${((performance.now() - from) / 1000).toFixed(2)} s`);
});
