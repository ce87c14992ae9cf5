import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prepare } from './storybookPage.ts';

/** What one page of the Storybook has said on its console since somebody last asked. */
export interface Storybook {
  readonly page: Page;
  readonly heard: () => string[];
}

/** A test with the Storybook open in a page that its worker keeps; a worker whose test failed starts anew. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'es-UY',
        timezoneId: 'America/Montevideo',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      let said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await prepare(page);
      await use({
        page,
        heard: () => {
          const heard = said;
          said = [];
          return heard;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
