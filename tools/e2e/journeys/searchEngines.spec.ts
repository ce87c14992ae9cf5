import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { LISTED, PORTAL_PATHS, PUBLIC_PAGES } from '../src/publicPages.ts';

// Checks the HTML itself, before any script runs.
test.use({ javaScriptEnabled: false });

const RESULT = '/bancard-checkout-success/00000000-0000-4000-8000-000000000000';
/** All pages that search engines must not list. */
const HIDDEN = [
  ...PUBLIC_PAGES.filter(({ hidden }) => hidden).map(({ path }) => path),
  ...PORTAL_PATHS,
  RESULT,
  '/offline',
  '/no-existe',
];

/** The data about a page in its head, and where its body redirects to. */
async function readHead(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return page.evaluate((text) => {
    const head = new DOMParser().parseFromString(text, 'text/html');
    const of = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      lang: head.documentElement.lang,
      title: head.title,
      description: of('meta[name="description"]', 'content'),
      canonical: of('link[rel="canonical"]', 'href'),
      robots: of('meta[name="robots"]', 'content'),
      ogUrl: of('meta[property="og:url"]', 'content'),
      headings: head.querySelectorAll('h1').length,
      redirect: of('a[data-redirect]', 'href'),
      structuredData: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    };
  }, html);
}

/** The schema.org types of a page's structured data, each of which must be JSON with a type. */
function readTypes(structuredData: readonly string[]): string[] {
  return structuredData.map((text) => {
    const parsed: unknown = JSON.parse(text);
    expect(parsed).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    return (parsed as { '@type': string })['@type'];
  });
}

test('every listed page has a title of its own and full metadata', async ({ page, request, stack }) => {
  const titles = new Map<string, string>();
  for (const listed of LISTED) {
    const { title, description, structuredData, ...head } = await readHead(page, request, listed.path);
    expect([title, description], `${listed.path} has no title or description`).not.toContain('');
    expect(titles.get(title), `${listed.path} has the title of another page`).toBeUndefined();
    expect(titles.get(description), `${listed.path} has the description of another`).toBeUndefined();
    titles.set(title, listed.path).set(description, listed.path);
    expect(title).toMatch(/ - Lavadero$/);
    expect(head, listed.path).toEqual({
      lang: 'es-UY',
      canonical: `${stack.addresses.site}${listed.path}`,
      ogUrl: `${stack.addresses.site}${listed.path}`,
      robots: '',
      headings: 1,
      redirect: '',
    });
    expect(readTypes(structuredData).sort(), listed.path).toEqual([...listed.schemaTypes].sort());
  }
});

test("all other pages are excluded from search engines, and the portal's lead to it", async ({
  page,
  request,
  stack,
}) => {
  for (const path of HIDDEN) {
    const { robots, canonical, title, lang, redirect } = await readHead(page, request, path);
    expect({ robots, canonical, lang }, path).toEqual({ robots: 'noindex', canonical: '', lang: 'es-UY' });
    expect(title, path).toMatch(/ - Lavadero$/);
    expect(redirect, path).toBe(PORTAL_PATHS.includes(path) ? `${stack.addresses.portal}${path}` : '');
  }
});

test('the sitemap lists exactly the listed pages, and robots.txt names it', async ({ request, stack }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(found.sort()).toEqual(LISTED.map(({ path }) => `${stack.addresses.site}${path}`).sort());

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${stack.addresses.site}/sitemap.xml`);
  // Crawlers must be able to read a page to see that it must not be listed.
  expect(robots).not.toMatch(/^Disallow:\s*\S/m);
});

test('the structured data of home and questions matches the pages', async ({ page, request }) => {
  const findStructuredData = async (path: string, type: string) => {
    const { structuredData } = await readHead(page, request, path);
    return structuredData
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((f) => f['@type'] === type);
  };
  expect(await findStructuredData('/', 'LocalBusiness')).toMatchObject({
    name: 'Lavadero',
    email: 'hola@lavadero.example',
  });
  expect(await findStructuredData('/work', 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Inicio' }, { name: 'La empresa' }],
  });
  const faq = await findStructuredData('/tools/faq', 'FAQPage');
  const html = await (await request.get('/tools/faq')).text();
  for (const { name } of faq?.['mainEntity'] as { name: string }[]) expect(html).toContain(name);
});
