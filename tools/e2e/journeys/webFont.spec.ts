import { test } from '../src/journey.ts';
import { webFontLoaded } from '../src/layoutShift.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a page uses the web font once it has loaded', async ({ page }) => {
      await page.goto('/');
      await webFontLoaded(page);
    });
  });
