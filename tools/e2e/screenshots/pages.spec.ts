import { join } from 'node:path';
import { testOfFailures as test } from '../src/journey.ts';
import { bringToRest } from '../src/pageChecks.ts';
import { VIEWS } from '../src/views.ts';

// Some views show the answer to a failed request.

const FOLDER = join(import.meta.dirname, '../test-results/screenshots');

for (const [name, show] of Object.entries(VIEWS)) {
  test(name, async ({ page, stack }, { project }) => {
    await show(page, stack);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(bringToRest);
    await page.screenshot({
      path: join(FOLDER, project.name, `${name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  });
}
