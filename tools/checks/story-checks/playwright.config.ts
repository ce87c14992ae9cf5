import { defineConfig } from '@playwright/test';
import { FLAGS_FOR_SHORT_PAGES, findBrowser } from '@laundry/sandbox/browser';

const { executablePath, args } = await findBrowser();

/** The hinting of Debian's fontconfig, so that npm's browser with settings of its own renders the same. */
const FLAGS = ['--font-render-hinting=slight', '--lang=es-UY'];

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 30_000,
  reporter: [['dot']],
  outputDir: 'test-results',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  // Missing screenshots are written by the accept command only, never by the check.
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: { maxDiffPixels: 150, threshold: 0.15, animations: 'disabled', caret: 'hide' },
  },
  use: {
    launchOptions: { executablePath, args: [...args, ...FLAGS_FOR_SHORT_PAGES, ...FLAGS] },
  },
});
