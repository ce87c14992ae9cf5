import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { accounts, openWelcome, today } from '../src/portal.ts';
import { portalApi } from '../src/portalApi.ts';
import type { PortalApi } from '../src/portalApi.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
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

test('the welcome page compares this month with the last one, with the figures of the reports @any-width', async ({
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
