import { expect, test } from '../src/journey.ts';
import { EACH_KIND } from '../src/publicPages.ts';
import { inScheme, measureOverflow, webFontLoaded } from '../src/pageChecks.ts';

/** The narrowest phone that the site supports. */
const NARROW = { width: 320, height: 640 };

/** The pages are checked in parts, so that several workers share them; a part keeps its browser's cache. */
const PARTS = 4;

test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1)
  test(`pages are accessible and do not scroll sideways, part ${part + 1}`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const wide = page.viewportSize() ?? NARROW;
    for (const path of EACH_KIND.filter((_, index) => index % PARTS === part))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await webFontLoaded(page);
        expect(await measureOverflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        await expectAccessible(page);

        await page.setViewportSize(NARROW);
        expect(await measureOverflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        await inScheme(page, 'dark');
        await expectAccessible(page, 'dark');
        await page.setViewportSize(wide);
        await inScheme(page, 'light');
      });
  });

// Each page has this link in its header, and its target: withoutScript.spec.ts.
test('the first Tab stop of a narrow page leads past its header', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/tools/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#contenido$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
