import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { accounts, asShown, buildingField, openFilters, openWelcome, today } from '../src/portal.ts';
import { portalApi } from '../src/portalApi.ts';
import type { PortalApi } from '../src/portalApi.ts';
import { inBothSchemes } from '../src/schemes.ts';
import type { Stack } from '../src/stacks.ts';

const DAY_MS = 86_400_000;

interface Named {
  readonly id: string;
  readonly name: string;
}
interface Uses {
  readonly count: number;
  readonly succeeded: number;
  readonly byDay: readonly { readonly day: string; readonly count: number }[];
}
interface Income {
  readonly totals: readonly { readonly amount: number; readonly adm_income: number }[];
}

const count = (number: number): string => number.toLocaleString('es-UY', { useGrouping: 'always' });
const pesos = (amount: number): string =>
  `$ ${amount.toLocaleString('es-UY', { useGrouping: 'always', minimumFractionDigits: amount % 1 === 0 ? 0 : 2 })}`;
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** This month until today and the whole last month, each by its first and last day. */
function months() {
  const day = today();
  const first = `${day.slice(0, 8)}01`;
  const last = dayBefore(first, 1);
  return { now: { from: first, to: day }, before: { from: `${last.slice(0, 8)}01`, to: last } };
}

/** The reports' summaries of a period, by building, to compare the overview with. */
async function reported<Answer>(api: PortalApi, path: string, buildings: readonly Named[], period: object) {
  const answers: Answer[] = [];
  for (const { id } of buildings) {
    const query = new URLSearchParams({ ...period, building: id }).toString();
    answers.push(await api.get<Answer>(`/api/v1/reports/${path}/summary?${query}`));
  }
  return answers;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name });
/** The figure with a label of the month. */
const figure = (page: Page, label: string): Locator =>
  panel(page, 'Este mes').getByRole('term').filter({ hasText: label }).locator('xpath=..');

async function administration(stack: Stack) {
  const api = await portalApi(stack, accounts.administration);
  const path = `/public-site/v1/administrations/${api.user.administration_id}/buildings`;
  return { api, buildings: await api.get<Named[]>(path) };
}

test('the welcome page compares this month with the last one, with the figures of the reports', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { api, buildings } = await administration(stack);
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Bienvenido ${api.user.name} a tu Dashboard de Lavadero!`,
  );
  const { now, before } = months();
  const [usesNow, usesBefore] = await Promise.all(
    [now, before].map((period) => reported<Uses>(api, 'uses', buildings, period)),
  );
  const uses = figure(page, 'Usos');
  await expect(uses).toContainText(count(sum(usesNow?.map((one) => one.count) ?? [])));
  await expect(uses).toContainText(
    `Todo el mes anterior: ${count(sum(usesBefore?.map((one) => one.count) ?? []))}`,
  );
  const [, digits = ''] =
    /Mismos días del mes anterior:\s*([\d.]+)/.exec((await uses.textContent()) ?? '') ?? [];
  const same = Number(digits.replaceAll('.', ''));
  // The last month counts until the same time of the same day, so a part of that day is included.
  const sameDay = `${before.from.slice(0, 8)}${now.to.slice(8)}`;
  const until = (isBefore: (day: string) => boolean) =>
    sum(usesBefore?.flatMap(({ byDay }) => byDay.map((one) => (isBefore(one.day) ? one.count : 0))) ?? []);
  expect(same).toBeGreaterThanOrEqual(until((day) => day < sameDay));
  expect(same).toBeLessThanOrEqual(until((day) => day <= sameDay));
  const ofNow = sum(usesNow?.map((one) => one.count) ?? []);
  const change = Math.round((Math.abs(ofNow - same) / same) * 100);
  if (same > 0 && ofNow !== same)
    await expect(uses).toContainText(`${change}% ${ofNow > same ? 'más' : 'menos'}`);

  const [incomeNow, incomeBefore] = await Promise.all(
    [now, before].map((period) => reported<Income>(api, 'transactions', buildings, period)),
  );
  for (const [label, key] of [
    ['Monto de transacciones (UYU)', 'amount'],
    ['Ingreso Administración (UYU)', 'adm_income'],
  ] as const) {
    const total = (of: Income[] | undefined) =>
      pesos(sum(of?.flatMap(({ totals }) => totals.map((one) => Math.round(one[key] * 100))) ?? []) / 100);
    await expect(figure(page, label)).toContainText(total(incomeNow));
    await expect(figure(page, label)).toContainText(`Todo el mes anterior: ${total(incomeBefore)}`);
  }
  await inBothSchemes(page, expectAccessible);
});

test('the numbers of the daily chart are available as a table', async ({ page, stack, expectAccessible }) => {
  const { api, buildings } = await administration(stack);
  const { now, before } = months();
  const perDay = new Map<string, number>();
  for (const period of [now, before])
    for (const { byDay } of await reported<Uses>(api, 'uses', buildings, period))
      for (const { day, count: uses } of byDay) perDay.set(day, (perDay.get(day) ?? 0) + uses);

  await openWelcome(page, stack.addresses.portal, accounts.administration);
  await page.getByText('Ver los números').click();
  const table = page.getByRole('table', { name: 'Usos de cada día, este mes y el anterior' });
  const numbers = new Map(
    (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => {
      const [day = '', ofNow = '', ofBefore = ''] = row.split(/\s+/);
      return [day, { ofNow, ofBefore }];
    }),
  );
  const shown = (period: { from: string; to: string }, dayOfMonth: number) => {
    const day = `${period.from.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
    return day > period.to ? undefined : count(perDay.get(day) ?? 0);
  };
  for (let dayOfMonth = 1; dayOfMonth <= Number(now.to.slice(8)); dayOfMonth++)
    expect(numbers.get(String(dayOfMonth))?.ofNow, `${dayOfMonth}, this month`).toBe(shown(now, dayOfMonth));
  for (let dayOfMonth = 1; dayOfMonth <= Number(before.to.slice(8)); dayOfMonth++)
    expect(numbers.get(String(dayOfMonth))?.ofBefore, `${dayOfMonth}, last month`).toBe(
      shown(before, dayOfMonth),
    );
  await expectAccessible(page);
});

test('unconfirmed residents are counted by building, with links to the residents', async ({
  page,
  stack,
}) => {
  const { api, buildings } = await administration(stack);
  const waiting = new Map<string, number>();
  for (const { id, name } of buildings) {
    const users = await api.get<{ validatedAt: string | null }[]>(
      `/public-site/v1/administrations/buildings/${id}/users`,
    );
    waiting.set(name, users.filter(({ validatedAt }) => validatedAt === null).length);
  }
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  const residents = panel(page, 'Residentes sin confirmar');
  await expect(residents).toContainText(`${sum([...waiting.values()])} residentes esperan`);
  for (const [name, number] of waiting) {
    const line = residents.getByRole('listitem').filter({ hasText: name });
    if (number === 0) await expect(line).toHaveCount(0);
    else await expect(line).toContainText(number === 1 ? '1 residente' : `${number} residentes`);
  }
  const link = residents.getByRole('link').first();
  const building = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeFocused();
  await expect(buildingField(page)).toHaveValue(building);
  await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
  await page.goBack();
  await expect(residents).toBeVisible();
});

test('machines that fail unusually often link to their uses of the same days', async ({ page, stack }) => {
  const { api } = await administration(stack);
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  const lines = panel(page, 'Máquinas con más fallas de lo habitual').getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.all()) {
    const href = (await line.getByRole('link', { name: ' · ' }).getAttribute('href')) ?? '';
    const query = new URL(href, stack.addresses.portal).searchParams;
    expect(query.get('to')).toBe(today());
    expect(query.get('from')).toBe(dayBefore(today(), 29));
    const { count: uses, succeeded } = await api.get<Uses>(
      `/api/v1/reports/uses/summary?${query.toString()}`,
    );
    const share = ((uses - succeeded) / uses).toLocaleString('es-UY', {
      style: 'percent',
      maximumFractionDigits: 0,
    });
    await expect(line).toContainText(`${count(uses - succeeded)} de ${count(uses)} usos fallaron (${share})`);
  }
  const report = lines.first().getByRole('link', { name: /^REPORTAR FALLA de / });
  expect(await report.getAttribute('href')).toContain(`${stack.addresses.site}/report-failure?building=`);
  const first = lines.first().getByRole('link', { name: ' · ' });
  const [machine = '', building = ''] = (await first.innerText()).split(' · ');
  const [uses = ''] = /(?<=de\s)[\d.]+(?=\susos)/.exec(await lines.first().innerText()) ?? [];
  await first.click();
  await expect(page.getByRole('heading', { name: 'REPORTE DE USOS' })).toBeFocused();
  await openFilters(page);
  await expect(page.getByText(`${uses} usos`).first()).toBeVisible();
  const chosen = (label: string) => page.getByLabel(label, { exact: true }).locator('option:checked');
  await expect(chosen('Máquina')).toHaveText(machine);
  await expect(chosen('Edificio')).toHaveText(building);
  await expect(page.getByLabel('Hasta')).toHaveValue(asShown(today()));
});

test('names with markup, emoji and extreme length are shown as text and do not break the layout', async ({
  page,
  stack,
}) => {
  const hostile = `<img src=x onerror="document.title=1"> 👩‍👩‍👧 \u202Eאבג مرحبا ${'W'.repeat(4000)}`;
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  await expect(panel(page, 'Este mes')).toBeVisible();
  await page.route('**/api/v1/administrations/*/overview', async (route) => {
    // Unlike browsers, Playwright looks up admin.localhost in the network.
    const url = route.request().url().replace('//admin.localhost', '//localhost');
    const response = await route.fetch({ url: url.replace(stack.addresses.site, stack.addresses.api) });
    const overview = (await response.json()) as Record<'waiting' | 'failing_machines', object[]>;
    for (const list of [overview.waiting, overview.failing_machines])
      for (const entry of list) Object.assign(entry, { building_name: hostile });
    await route.fulfill({ json: overview });
  });
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem('laundry.session') ?? '{}') as { session: object };
    Object.assign(kept.session, { user: name });
    localStorage.setItem('laundry.session', JSON.stringify(kept));
  }, hostile);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile);
  for (const name of ['Residentes sin confirmar', 'Máquinas con más fallas de lo habitual'])
    await expect(panel(page, name).getByRole('link').first()).toContainText(hostile);
  await expect(page).toHaveTitle('Inicio - Lavadero');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('an administration without buildings sees that there is no data yet', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await openWelcome(page, stack.addresses.portal, accounts.noBuildings);
  await expect(page.getByText('Todavía no hay datos para mostrar')).toBeVisible();
  await expectAccessible(page);
});
