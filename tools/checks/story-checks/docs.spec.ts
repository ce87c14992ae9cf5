import { expect } from '@playwright/test';
import { open } from '../src/story-checks/storybookPage.ts';
import { readEntries } from '../src/story-checks/stories.ts';
import { test } from '../src/story-checks/storyTest.ts';

for (const entry of readEntries().filter(({ type }) => type === 'docs')) {
  test(`${entry.title} has its page`, async ({ storybook: { page } }) => {
    await open(page, entry);
    const docs = page.locator('#storybook-docs');
    const name = entry.title.split('/').at(-1) ?? '';
    await expect(docs.getByRole('heading', { level: 1, name }).first()).toBeVisible();
    if (entry.title.startsWith('Componentes/'))
      for (const advice of ['Sí', 'No'])
        await expect(docs.getByRole('heading', { name: advice, exact: true })).toBeVisible();
  });
}
