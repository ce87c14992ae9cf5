import { defineConfig } from '@playwright/test';
import { findBrowser } from '@laundry/browser';

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'checks',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 30_000,
  reporter: [['dot']],
  outputDir: 'test-results',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  // A missing screenshot is accepted by the command for it, never by the check.
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: { maxDiffPixels: 150, threshold: 0.15, animations: 'disabled', caret: 'hide' },
  },
  use: {
    // The hinting that Debian's fontconfig asks for: the browser of npm, which brings its own settings, then
    // draws alike.
    launchOptions: { executablePath, args: [...args, '--font-render-hinting=slight', '--lang=es-UY'] },
  },
});
