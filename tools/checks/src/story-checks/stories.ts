import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** The folder of the static Storybook. */
export const STORYBOOK = resolve(import.meta.dirname, '../../../../.storybook/storybook-static');

const entry = v.object({
  type: v.picklist(['story', 'docs']),
  id: v.string(),
  title: v.string(),
  name: v.string(),
  tags: v.array(v.string()),
});
export type Entry = v.InferOutput<typeof entry>;

const index = v.object({ entries: v.record(v.string(), entry) });

/** Every story and docs page of the build, in its order. */
export function readEntries(): Entry[] {
  const text = readFileSync(join(STORYBOOK, 'index.json'), 'utf8');
  return Object.values(v.parse(index, JSON.parse(text)).entries);
}

/** The file name of a story's screenshot, with characters that every file system supports. */
export const screenshotName = ({ id }: Entry): string => `${id.normalize('NFD').replace(/[^\w-]/g, '')}.png`;
