import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { bringToRest } from './pageChecks.ts';
import type { ColourScheme } from './pageChecks.ts';
import { READY_WITHIN_MS } from '@laundry/sandbox/local';
import { runStack } from './runStack.ts';
import { isStarted, createStack } from './stacks.ts';
import type { Stack } from './stacks.ts';

/** Browsers log each failed answer, and some journeys provoke them. */
const FAILED_ANSWER = /Failed to (load resource|fetch dynamically imported module)/;

/** Logged by Playwright where journeys block the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;
/** Logged when a check inserts a script into a frame without scripts. */
const FRAME_BLOCKED = /Blocked script execution in 'about:(?:blank|srcdoc)'/;

/** What axe checks in each colour scheme. */
const RULES = {
  /** All of its default rules, and WCAG 2.2's target size, which is off by default. */
  light: { rules: { 'target-size': { enabled: true } } },
  /** Only colours and sizes, because everything else is the same in both schemes and at every width. */
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] } },
} as const satisfies Record<ColourScheme, RunOptions>;

interface Options {
  /** The local run that the journey needs. */
  run: Stack['name'];
  /** Whether the journey makes the API, a provider or the network fail. */
  provokesFailures: boolean;
}

interface Fixtures {
  stack: Stack;
  /** Expects no violations by axe on the visible page; in the dark scheme only colours and sizes count. */
  expectAccessible: (page: Page, scheme?: ColourScheme) => Promise<void>;
  quietConsole: undefined;
}

/** Playwright's test, with the local run's addresses and controls, and a console that stays empty. */
export const test = base.extend<Options & Fixtures>({
  run: ['standard', { option: true }],
  provokesFailures: [false, { option: true }],
  stack: async ({ run }, provide, { parallelIndex }) => provide(createStack(run, parallelIndex)),
  baseURL: async ({ stack }, provide) => provide(stack.addresses.site),
  expectAccessible: async ({ browserName: _ }, provide) => {
    await provide(async (page, scheme = 'light') => {
      await page.evaluate(bringToRest);
      // Frames of providers are not ours to check. Legacy mode analyses the page in one go; otherwise axe
      // would open another page to combine the results of frames.
      // Passed elements are not described, because that takes about as long as checking them.
      const options: RunOptions = { ...RULES[scheme], resultTypes: ['violations'] };
      const axe = new AxeBuilder({ page }).setLegacyMode().options(options).exclude('iframe');
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, `axe on ${page.url()}`).toEqual([]);
    });
  },
  quietConsole: [
    async ({ context, run, provokesFailures }, provide) => {
      // Safari 16, which reads our scripts and is the last one of many telephones, has none of these. An
      // engineer's browser has, and it also runs what a build replaces by values.
      if (run !== 'dev')
        await context.addInitScript(() => {
          const missing = { canParse: undefined, groupBy: undefined, withResolvers: undefined };
          for (const owner of [URL, Map, Object, Promise]) Object.assign(owner, missing);
        });
      const messages: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (WORKER_BLOCKED.test(message.text()) || FRAME_BLOCKED.test(message.text())) return;
        if (provokesFailures && FAILED_ANSWER.test(message.text())) return;
        messages.push(`${message.location().url}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        messages.push(String(error.error()));
      });
      await provide(undefined);
      expect(messages, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests that make the API, a provider or the network fail. */
export const testOfFailures = test.extend({ provokesFailures: true });

/** Tests on a special local run. It is started for the worker that needs it, and ends with it. */
export const testAgainst = (run: Exclude<Stack['name'], 'standard'>) =>
  test.extend<object, { startedRun: undefined }>({
    run,
    startedRun: [
      async ({ browserName: _ }, provide, { parallelIndex }) => {
        const running = isStarted ? undefined : await runStack(createStack(run, parallelIndex));
        await provide(undefined);
        await running?.stop();
      },
      { scope: 'worker', auto: true, timeout: READY_WITHIN_MS },
    ],
  });

export { expect };
