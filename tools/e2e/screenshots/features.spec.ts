import { join } from 'node:path';
import sharp from 'sharp';
import { test } from '../src/journey.ts';
import { VIEWS } from '../src/views.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/images');
const GAP = 24;
const BACKGROUND = '#dfe7ee';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** The pictures of README.md and docs/features.md: views side by side, each as its window first shows it. */
const PICTURES = {
  'top-up': [PHONE, ['site-credit-method', 'site-credit-payer', 'site-provider', 'site-result-approved']],
  'consumption-report': [PHONE, ['site-report', 'site-report-received']],
  accessories: [PHONE, ['site-accessories', 'site-accessories-data', 'site-accessories-payment']],
  help: [PHONE, ['site-report-failure', 'site-tools-failures-help', 'site-tools-laundromats']],
  signup: [PHONE, ['site-signup']],
  transactions: [DESKTOP, ['portal-transactions']],
  uses: [DESKTOP, ['portal-uses']],
  residents: [DESKTOP, ['portal-users']],
  settlement: [DESKTOP, ['portal-settlement']],
} as const;

for (const [name, [viewport, views]] of Object.entries(PICTURES)) {
  test(name, async ({ context, stack }) => {
    const shots: Buffer[] = [];
    for (const view of views) {
      // A separate tab, so that nothing typed in another one appears.
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await VIEWS[view]?.(page, stack);
      await page.evaluate(() => document.fonts.ready);
      shots.push(await page.screenshot({ animations: 'disabled' }));
    }
    await sharp({
      create: {
        width: GAP + shots.length * (viewport.width + GAP),
        height: viewport.height + 2 * GAP,
        channels: 3,
        background: BACKGROUND,
      },
    })
      .composite(
        shots.map((input, index) => ({ input, top: GAP, left: GAP + index * (viewport.width + GAP) })),
      )
      .png({ palette: true, effort: 10 })
      .toFile(join(FOLDER, `${name}.png`));
  });
}
