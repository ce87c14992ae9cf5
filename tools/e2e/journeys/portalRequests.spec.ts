import type { Page, Request } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { openMenu, openPortal, portalApi, today } from '../src/portal.ts';

/** Records the API calls that the page makes from now on, as `GET /path?query`, and the answered ones. */
function recordCalls(page: Page) {
  const calls = { made: [] as string[], answered: [] as string[] };
  const record = (list: 'made' | 'answered', request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|public-site)\//.test(pathname)) calls[list].push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', (request) => record('made', request));
  page.on('response', (response) => record('answered', response.request()));
  return calls;
}

/** Expects exactly these calls, once the page has drawn their answers. */
async function expectCalls(
  page: Page,
  { made, answered }: ReturnType<typeof recordCalls>,
  of: string,
  expected: readonly string[],
) {
  const sorted = [...expected].sort();
  await expect.poll(() => [...answered].sort(), of).toEqual(sorted);
  // Resolves at once where the document was not loaded anew.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect([...made].sort(), of).toEqual(sorted);
}

/** The call of the residents' page for its buildings. */
const COLIVING = 'GET /public-site/v1/administrations/buildings/coliving';

test('no screen makes the same call twice', async ({ page, stack }) => {
  test.slow();
  const { portal } = stack.addresses;
  const { user, call } = await portalApi(stack);
  const id = user.administration_id;
  const buildings = `/public-site/v1/administrations/${id}/buildings`;
  const [{ id: building } = { id: '' }] = await call<{ id: string }[]>(buildings);
  const period = `from=${today().slice(0, 8)}01&to=${today()}`;
  const query = `${period}&building=${building}`;
  const [{ id: splitting } = { id: '' }] = await call<{ id: string }[]>(`${buildings}?split=true`);
  const shared = `${period}&building=${splitting}`;
  await openPortal(page, stack);
  await expect(page.getByRole('region', { name: 'Este mes' })).toBeVisible();

  const calls = recordCalls(page);
  const screens: Readonly<Record<string, readonly string[]>> = {
    '/dashboard-admin': [`GET /api/v1/administrations/${id}/overview`],
    '/dashboard-users': [COLIVING],
    [`/dashboard-users?building=${building}`]: [
      COLIVING,
      `GET /public-site/v1/administrations/buildings/${building}/users`,
    ],
    '/dashboard-uses': [`GET ${buildings}`],
    [`/dashboard-uses?${query}`]: [
      `GET ${buildings}`,
      `GET /api/v1/buildings/${building}`,
      `GET /api/v1/reports/uses?${query}&page=1&perPage=50`,
      `GET /api/v1/reports/uses/summary?${query}`,
    ],
    '/dashboard-transactions': [`GET ${buildings}?split=true`],
    [`/dashboard-transactions?${shared}`]: [
      `GET ${buildings}?split=true`,
      `GET /api/v1/reports/transactions?${shared}`,
      `GET /api/v1/reports/transactions/summary?${shared}`,
    ],
    '/configuration': [`GET ${buildings}`],
  };
  for (const [path, expected] of Object.entries(screens)) {
    calls.made.length = calls.answered.length = 0;
    await page.goto(`${portal}${path}`);
    await expectCalls(page, calls, path, expected);
  }

  // Navigation by the menu makes the same calls.
  for (const [name, expected] of [
    ['Usuarios', [COLIVING]],
    ['Consulta de usos', [`GET ${buildings}`]],
    ['Configuración', [`GET ${buildings}`]],
  ] as const) {
    calls.made.length = calls.answered.length = 0;
    await openMenu(page);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectCalls(page, calls, name, expected);
  }
});
