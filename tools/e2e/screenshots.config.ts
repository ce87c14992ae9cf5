import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/**
 * Screenshots of every page of both sites, at each width and in both schemes, in test-results/screenshots,
 * and those of docs/features.md in docs/images.
 */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  projects: [
    ...SCHEMES.flatMap((colorScheme) =>
      WIDTHS.map((width) => ({
        name: `${colorScheme}-${width}`,
        testMatch: 'pages.spec.ts',
        use: { colorScheme, viewport: { width, height: 900 } },
      })),
    ),
    { name: 'docs', testMatch: 'features.spec.ts' },
  ],
});
