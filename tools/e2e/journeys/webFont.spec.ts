import { expect, test } from '../src/journey.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a page is drawn in the web font once it is there', async ({ page }) => {
      await page.goto('/');
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Onest Variable') && status === 'loaded',
          ),
        );
      await expect.poll(loaded).toBe(true);
    });
  });
