import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** Pictures of every page of both sites, at each width and in both schemes, in test-results/screenshots. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  projects: SCHEMES.flatMap((colorScheme) =>
    WIDTHS.map((width) => ({
      name: `${colorScheme}-${width}`,
      use: { colorScheme, viewport: { width, height: 900 } },
    })),
  ),
});
