import { defineConfig } from '@playwright/test';
import { found, missing } from './src/engines/engines.ts';
import type { EngineName } from './src/engines/engines.ts';

if (process.env['TEST_WORKER_INDEX'] === undefined) for (const line of missing) console.log(line);
if (found.length === 0) throw new Error('No other engine is installed.');

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'engines',
  globalSetup: './src/runStack.ts',
  // One local run for all engines, one after the other.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  // axe is slow in WebKit, and runs twice for each page.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results/engines',
  projects: found.map((engineName) => ({ name: engineName, use: { engineName } })),
});
