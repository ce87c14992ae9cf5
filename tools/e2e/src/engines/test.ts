import { expect, test as base } from '@playwright/test';
import { createStack } from '../stacks.ts';
import type { Stack } from '../stacks.ts';
import type { Driver, Engine } from './driver.ts';
import { ENGINES } from './engines.ts';
import type { EngineName } from './engines.ts';
import { startNetwork } from './network.ts';
import type { Network } from './network.ts';
import { createTab } from './tab.ts';
import type { Tab } from './tab.ts';

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  network: Network;
  stack: Stack;
}

/** Playwright's test with a window of another engine in place of its own page. */
export const test = base.extend<{ tab: Tab; window: Driver }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  stack: [async ({ browserName: _ }, provide) => provide(createStack('standard', 0)), { scope: 'worker' }],
  network: [
    async ({ browserName: _ }, provide) => {
      const network = await startNetwork();
      await provide(network);
      await network.end();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, network }, provide) => {
      const { find, start } = ENGINES[engineName];
      const engine = await start(find() ?? '', network.port);
      await provide(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  window: async ({ engine, network }, provide) => {
    const window = await engine.openWindow();
    await provide(window);
    network.setOffline(false);
    await window.close();
    expect(network.refused, 'what policies refused').toEqual([]);
  },
  tab: async ({ window }, provide) => provide(createTab(window)),
});

export { expect };
