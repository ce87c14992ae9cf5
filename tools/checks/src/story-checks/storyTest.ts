import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prepare } from './storybookPage.ts';

/** An open page of the Storybook. */
export interface Storybook {
  readonly page: Page;
  readonly takeConsoleMessages: () => string[];
}

/** A test with a Storybook page that a worker's tests share; a failed test starts a new worker. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'es-UY',
        timezoneId: 'America/Montevideo',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      let messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await prepare(page);
      await use({
        page,
        takeConsoleMessages: () => {
          const taken = messages;
          messages = [];
          return taken;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
