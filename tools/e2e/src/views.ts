import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { buy, cards, choice, chooseChannel, enterCard, newPayer, prepareTopUp, topUp } from './topUp.ts';
import { inviteResident } from './mails.ts';
import { PUBLIC_PAGES } from './publicPages.ts';
import { readBuildings, openPortal, search, today } from './portal.ts';
import { openResidents } from './residents.ts';
import { fillData, itemCard, newBuyer, preparePurchase } from './shop.ts';
import type { Stack } from './stacks.ts';

/** Opens a page of either site. */
type Show = (page: Page, stack: Stack) => Promise<unknown>;

/** The drawing of a plot, which loads after its page. */
const plot = (page: Page) => page.getByRole('figure').locator('svg').last();

/** Opens a page, and waits until a part of it is visible. */
const untilVisible =
  (show: Show, content: (page: Page) => Locator): Show =>
  async (page, stack) => {
    await show(page, stack);
    await expect(content(page)).toBeVisible();
  };

/** A page of the portal with a session, until it has a text. */
const portal = (path: string, text: string | RegExp): Show =>
  untilVisible(
    (page, stack) => openPortal(page, stack, path),
    (page) => page.getByText(text).first(),
  );

/** The same without a session. */
const entry = (path: string, text: string): Show =>
  untilVisible(
    (page, { addresses }) => page.goto(`${addresses.portal}${path}`),
    (page) => page.getByText(text).first(),
  );

/** A report's result of this month. */
const result =
  (path: string): Show =>
  async (page, stack) => {
    await openPortal(page, stack, path);
    const [building = ''] = await readBuildings(page);
    await search(page, `${today().slice(0, 8)}01`, today(), building);
  };

/** `site-tools-faq` for /tools/faq. */
const toName = (path: string): string => `site-${path.slice(1).replaceAll('/', '-') || 'home'}`;

/** All pages of both sites, in their usual states. */
export const VIEWS: Readonly<Record<string, Show>> = {
  ...Object.fromEntries(
    [...PUBLIC_PAGES.map(({ path }) => path), '/offline', '/no-existe'].map((path) => [
      toName(path),
      (page: Page) => page.goto(path),
    ]),
  ),
  'site-credit-method': async (page) => {
    await enterCard(page, cards.plain);
    await expect(page.getByRole('radio').first()).toBeEnabled();
  },
  'site-credit-payer': async (page) => {
    await enterCard(page, cards.plain);
    await chooseChannel(page, 'MercadoPagos');
    await expect(page.getByLabel('Monto')).toBeVisible();
  },
  'site-report-received': async (page) => {
    await page.goto('/report');
    await page.getByLabel('Código de tarjeta').fill(cards.plain);
    // One e-mail for each width: a card's report goes to five e-mails a day, five times an hour each (D34).
    await page.getByLabel('E-mail').fill(`informe-${page.viewportSize()?.width}@demo.example`);
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    const report = page.getByTitle(/^Informe de consumo de la tarjeta /);
    await expect(report).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await report.evaluate((frame) => frame.scrollIntoView());
  },
  'site-accessories': async (page) => {
    await page.goto('/accessories');
    await expect(itemCard(page)).toBeVisible();
  },
  'site-accessories-data': (page) => fillData(page, newBuyer(), 3),
  'site-accessories-payment': (page) => preparePurchase(page, newBuyer(), 3),
  'site-signup': async (page, stack) => {
    await page.goto((await inviteResident(stack)).link);
    await expect(page.getByRole('button', { name: 'Registrarme' })).toBeEnabled();
  },
  'site-provider': async (page, { addresses }) => {
    await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
    await expect(choice(await buy(page, addresses.simulators), 'Aprobar pago')).toBeVisible();
  },
  'site-result-approved': (page, stack) => topUp(page, stack),
  'portal-login': entry('/dashboard/login', 'E-mail'),
  'portal-forgot-password': entry('/dashboard/forgot-password', 'ENVIAR ENLACE'),
  'portal-reset-password': entry('/dashboard/reset-password?token=used', 'PEDIR OTRO ENLACE'),
  'portal-welcome': untilVisible(portal('/dashboard-admin', 'Bienvenido'), plot),
  'portal-users': openResidents,
  'portal-uses': untilVisible(result('/dashboard-uses'), plot),
  'portal-settlement': portal('/dashboard-settlement', 'Totales de '),
  'portal-configuration': portal('/configuration', 'Nueva contraseña'),
  'portal-administrators': portal('/dashboard-administrators', 'Activo (usted)'),
  'portal-activity': portal('/dashboard-activity', /^Todavía no hay actividad|Invitó/),
  'portal-not-found': entry('/no-existe', 'VOLVER AL INICIO'),
  'portal-transactions': untilVisible(result('/dashboard-transactions'), plot),
};
