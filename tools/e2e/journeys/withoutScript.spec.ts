import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { webFontLoaded } from '../src/pageChecks.ts';
import { PUBLIC_PAGES } from '../src/publicPages.ts';

test.use({ javaScriptEnabled: false });

const READABLE = PUBLIC_PAGES.filter(({ needsScript }) => !needsScript).map(({ path }) => path);
/** A page with fewer words has lost its content. */
const MIN_WORDS = 15;

/** The site's own addresses that a page links to. */
const findLinks = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.href] : [],
      ),
    );

test('every page is readable without scripts, and every link leads somewhere', async ({ page, request }) => {
  const linked = new Map<string, string>();
  for (const path of READABLE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect(words, `words on ${path}`).toBeGreaterThan(MIN_WORDS);
    for (const address of await findLinks(page)) linked.set(address, path);
  }
  const pages = new Map<string, { status: number; html: string }>();
  const dead: string[] = [];
  for (const [address, from] of linked) {
    const { origin, pathname, hash } = new URL(address);
    let target = pages.get(pathname);
    if (!target) {
      const answer = await request.get(`${origin}${pathname}`);
      target = { status: answer.status(), html: await answer.text() };
      pages.set(pathname, target);
    }
    const anchor = decodeURIComponent(hash.slice(1));
    if (target.status !== 200) dead.push(`${from}: ${address} answers ${target.status}`);
    else if (anchor !== '' && !target.html.includes(`id="${anchor}"`))
      dead.push(`${from}: ${address} has no such anchor`);
  }
  expect(linked.size).toBeGreaterThan(READABLE.length);
  expect(dead).toEqual([]);
});

test('every slide is visible or reachable by a link, and menus open @phone', async ({ page, isMobile }) => {
  await page.goto('/');
  const slider = page.getByRole('group', { name: 'Novedades y servicios' });
  const headings = slider.getByRole('heading');
  await slider.scrollIntoViewIfNeeded();
  await expect(headings).toHaveCount(4);
  const last = headings.last();
  if (isMobile) {
    await expect(last).not.toBeInViewport();
    await slider.getByRole('link', { name: 'Cómo lavar', exact: true }).click();
  }
  await expect(last).toBeInViewport();

  if (isMobile) await page.locator('summary', { hasText: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.locator('summary:visible', { hasText: 'Servicios' }).click();
  await menu.getByRole('link', { name: 'Instalación' }).click();
  await expect(page).toHaveURL(/\/services#instalacion$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Instalación' })).toBeInViewport();
});

test('a top-up can start on the home page, in its font, with the card in the URL', async ({ page }) => {
  await page.goto('/');
  await webFontLoaded(page);
  await page.getByLabel('Código de tarjeta').fill('12345678');
  await page.getByRole('button', { name: 'CARGAR SALDO' }).click();
  await expect(page).toHaveURL(/\/credit\/?\?card=12345678$/);
  await expect(page.getByLabel('Código de tarjeta')).toBeVisible();
});

test('the shop explains how to buy, and a form puts nothing into a URL', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/accessories');
  await expect(page.getByRole('heading', { name: 'Cómo se compra' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Consultarnos' }).click();
  await page.getByLabel('E-mail').fill('ana@demo.example');
  // Playwright does not find texts inside <noscript>.
  expect(await page.content()).toContain('necesita JavaScript');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Reportar una falla' }).click();
  await expect(page).toHaveURL(/report-failure/);
  expect(requested.filter((url) => url.includes('ana'))).toEqual([]);
});
