import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { backOfficeOf } from './backOffice.ts';
import { providersOf } from './providers.ts';
import { READY_WITHIN_MS, runStack } from './runStack.ts';
import { isStarted, stackOf } from './stacks.ts';
import type { Stack } from './stacks.ts';

/** A failed answer that a journey provokes: the browser logs each on its console by itself. */
const FAILED_ANSWER = /Failed to load resource/;

/** What Playwright itself says where journeys do without the service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;
/** Said of what a check brings into a frame where no script runs. */
const FRAME_BLOCKED = /Blocked script execution in 'about:(?:blank|srcdoc)'/;

/** Everything that axe checks, and WCAG 2.2's target size, which it leaves out unless asked. */
const RULES = { rules: { 'target-size': { enabled: true } } };

interface Options {
  /** Which local run the journey is about. */
  run: Stack['name'];
  /** The journey makes the API, a provider or the network fail. */
  provokesFailures: boolean;
}

interface Fixtures {
  stack: Stack;
  providers: ReturnType<typeof providersOf>;
  backOffice: ReturnType<typeof backOfficeOf>;
  /** No fault that axe knows on the page in sight. */
  expectAccessible: (page: Page) => Promise<void>;
  quietConsole: undefined;
}

/** Playwright's test with the local run's addresses, its control, and a console that must stay quiet. */
export const test = base.extend<Options & Fixtures>({
  run: ['standard', { option: true }],
  provokesFailures: [false, { option: true }],
  stack: async ({ run }, provide, { parallelIndex }) => provide(stackOf(run, parallelIndex)),
  baseURL: async ({ stack }, provide) => provide(stack.addresses.site),
  providers: async ({ stack }, provide) => {
    const providers = providersOf(stack);
    await provide(providers);
    await providers.reset();
  },
  backOffice: async ({ stack }, provide) => provide(backOfficeOf(stack)),
  expectAccessible: async ({ browserName: _ }, provide) => {
    await provide(async (page) => {
      // A bar that stays in sight covers a part of what is scrolled below it; at the page's end it stands in
      // its own place.
      await page.evaluate(() => {
        // What is out of sight is not laid out: its text would seem to lie over what follows it.
        for (const part of document.querySelectorAll<HTMLElement>('main > *, body footer'))
          part.style.contentVisibility = 'visible';
        if (document.querySelector('[data-action-bar]')) window.scrollTo(0, document.body.scrollHeight);
      });
      // What a provider embeds is its own. Without frames nothing is to be put together from several of them,
      // for which axe would open a page of its own each time: 'legacy' names that it looks in one go.
      const axe = new AxeBuilder({ page }).setLegacyMode().options(RULES).exclude('iframe');
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, `axe on ${page.url()}`).toEqual([]);
    });
  },
  quietConsole: [
    async ({ context, provokesFailures }, provide) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (WORKER_BLOCKED.test(message.text()) || FRAME_BLOCKED.test(message.text())) return;
        if (provokesFailures && FAILED_ANSWER.test(message.text())) return;
        said.push(`${message.location().url}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        said.push(String(error.error()));
      });
      await provide(undefined);
      expect(said, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests on a local run that few need: it is started for the worker that comes to them, and ends with it. */
export const testOn = (run: 'pagosweb' | 'dev') =>
  test.extend<object, { startedRun: undefined }>({
    run,
    startedRun: [
      async ({ browserName: _ }, provide, { parallelIndex }) => {
        const running = isStarted ? undefined : await runStack(stackOf(run, parallelIndex));
        await provide(undefined);
        await running?.stop();
      },
      { scope: 'worker', auto: true, timeout: READY_WITHIN_MS },
    ],
  });

export { expect };
