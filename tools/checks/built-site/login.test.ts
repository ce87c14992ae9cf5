import { join } from 'node:path';
import { findBrowser } from '@laundry/sandbox/browser';
import { chromium } from 'playwright-core';
import { LOGIN } from '../src/built-site/limits.ts';
import { PORTAL, loadSite } from '../src/built-site/site.ts';

const site = await loadSite(PORTAL);

/** The addresses of all files that a browser loads for an address until it is idle. */
async function loadedBy(path: string): Promise<{ files: ReadonlySet<string>; heading: string; at: string }> {
  const files = new Set<string>();
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    // The built portal, as its host serves it.
    await page.route('http://localhost/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const address = site.has(pathname) ? pathname : '/index.html';
      files.add(address);
      await route.fulfill({ path: join(PORTAL, address) });
    });
    await page.goto(`http://localhost${path}`);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.waitForLoadState('networkidle');
    return { files, heading, at: new URL(page.url()).pathname };
  } finally {
    await browser.close();
  }
}

describe.each(['/dashboard/login', '/', '/dashboard-uses?from=2026-03-01&to=2026-03-31&building=b-1'])(
  'opening %s without a session',
  (path) => {
    let loaded: Awaited<ReturnType<typeof loadedBy>>;
    beforeAll(async () => {
      loaded = await loadedBy(path);
    });
    const scripts = () => [...loaded.files].filter((address) => address.endsWith('.js'));

    it('leads to the login', () => {
      expect(loaded.at).toBe('/dashboard/login');
      expect(loaded.heading).toBe('Ingreso de administraciones');
    });

    it('loads no more script than the limit of the login, including late scripts', () => {
      const weight = scripts().reduce((sum, address) => sum + (site.get(address)?.sent.length ?? 0), 0);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(LOGIN);
    });

    it.each(['MuiDataGrid', 'MuiChartsSurface', 'MuiModal', 'data-emotion', 'resetApiState', 'notistack'])(
      'loads no code of %s',
      (part) => {
        const code = (addresses: Iterable<string>) =>
          [...addresses].map((address) => site.get(address)?.body.toString()).join('');
        expect(code(scripts())).not.toContain(part);
        // The names must occur in other files, or their absence here would prove nothing.
        expect(code([...site.keys()].filter((address) => !loaded.files.has(address)))).toContain(part);
      },
    );
  },
);
