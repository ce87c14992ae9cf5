import { defineConfig } from '@playwright/test';
import { findBrowser } from '@laundry/browser';
import { isGiven, isStarted } from './src/stacks.ts';

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'journeys',
  // An installation that is there already is not one of sources.
  testIgnore: isStarted ? '**/dev/**' : [],
  globalSetup: './src/globalSetup.ts',
  // Each worker has runs of its own, as faults are armed for a whole run; one that is there already has one
  // worker. A worker waits a third of its time: three keep two cores busy.
  workers: isStarted ? 1 : 3,
  reportSlowTests: { max: 10, threshold: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  // A machine that a whole installation was just made on is busy.
  expect: { timeout: isGiven ? 60_000 : 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    launchOptions: { executablePath, args },
    // It would answer in the place of what a journey holds back or breaks.
    serviceWorkers: 'block',
    // A trace of every journey, of which only a failed one keeps its own, cost a sixth of their time. The
    // screenshot and the page's description tell how it ended; `--trace retain-on-failure` records again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: ['**/faults/**', '**/dev/**'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
