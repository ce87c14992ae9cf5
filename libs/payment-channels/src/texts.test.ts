import { globSync } from 'node:fs';

const files = globSync('*/texts.ts', { cwd: import.meta.dirname });
const listTexts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [String(value)];

it.each(files)('%s has texts that are never empty and have no stray spaces', async (file) => {
  const found = listTexts(await import(new URL(file, import.meta.url).href));
  expect(found).not.toEqual([]);
  for (const text of found) expect(text).toMatch(/^\S(?:.*\S)?$/s);
});
