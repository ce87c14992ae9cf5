import { defineConfig } from '@playwright/test';
import { FLAGS_FOR_SHORT_PAGES, findBrowser } from '@laundry/sandbox/browser';
import { isGiven, isStarted } from './src/stacks.ts';

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'journeys',
  // An existing installation does not run from sources.
  testIgnore: isStarted ? '**/dev/**' : [],
  globalSetup: './src/runStack.ts',
  // Each worker has its own runs, because journeys compare balances and payments; an existing run has one
  // worker. A worker waits for a third of its time, so three keep two cores busy.
  workers: isStarted ? 1 : 3,
  reportSlowTests: { max: 10, threshold: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  // A machine on which a whole installation was just made is busy.
  expect: { timeout: isGiven ? 60_000 : 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    launchOptions: { executablePath, args: [...args, ...FLAGS_FOR_SHORT_PAGES] },
    // A service worker would answer requests that a journey holds back or breaks.
    serviceWorkers: 'block',
    // Traces of all journeys, of which only those of failed ones are kept, took a sixth of the time. The
    // screenshot and the page's description show how a journey failed; `--trace retain-on-failure` records
    // traces again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      // Only journeys whose layout or controls differ on a phone. `@phone-only`: what differs on a desktop is
      // proven elsewhere.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
