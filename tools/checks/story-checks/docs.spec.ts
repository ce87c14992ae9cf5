import { expect } from '@playwright/test';
import { open, readGuides } from '../src/story-checks/storybookPage.ts';
import { readEntries } from '../src/story-checks/stories.ts';
import { test } from '../src/story-checks/storyTest.ts';

const PAGES = readEntries().filter(({ type }) => type === 'docs');

/** One page of each kind: pages of a kind differ only in their texts, and stories have their own tests. */
const KINDS = [
  { title: 'Componentes/Campos/Monto', headings: [/^Sí$/, /^No$/, /Estados$/] },
  { title: 'Fundamentos/Identidad', headings: [] },
  { title: 'Páginas/Sitio público/Inicio', headings: [/Estados$/] },
];

for (const { title, headings } of KINDS)
  test(`${title} has its page`, async ({ storybook: { page } }) => {
    const [entry] = PAGES.filter((each) => each.title === title);
    if (!entry) throw new Error('no such page');
    await open(page, entry);
    const docs = page.locator('#storybook-docs');
    const name = title.split('/').at(-1) ?? '';
    await expect(docs.getByRole('heading', { level: 1, name }).first()).toBeVisible();
    for (const heading of headings) await expect(docs.getByRole('heading', { name: heading })).toBeVisible();
  });

test('every component has a page that says what to do with it and what not', async ({
  storybook: { page },
}) => {
  // It loads every story's module, which takes over 30 s on a busy machine.
  test.slow();
  const [first] = PAGES;
  if (first) await open(page, first);
  const components = [...(await readGuides(page))].filter(([title]) => title.startsWith('Componentes/'));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter(([, isGuided]) => !isGuided)).toEqual([]);
  const pages = new Set(PAGES.map(({ title }) => title));
  expect(components.filter(([title]) => !pages.has(title))).toEqual([]);
});
