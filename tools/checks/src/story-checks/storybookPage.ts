import { join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { STORYBOOK } from './stories.ts';
import type { Entry } from './stories.ts';

/** A fictional origin: the build is read from the disk, without a server. */
const ORIGIN = 'http://storybook.localhost';

/** The events of Storybook's channel that follow a finished entry, with the entry's id. */
const DONE = { story: 'storyFinished', docs: 'docsRendered' } as const;

const finished = v.object({
  status: v.picklist(['success', 'error']),
  reporters: v.array(v.object({ type: v.string(), status: v.string(), result: v.unknown() })),
});

/** What a play function threw, as Storybook passes it on. */
const thrown = v.optional(v.object({ message: v.string() }));

interface Channel {
  emit(event: string, argument: unknown): void;
  last(event: string): readonly unknown[] | undefined;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    /** Loads every file of stories. */
    __STORYBOOK_PREVIEW__?: { extract(): Promise<unknown> };
  }
}

/** Serves the build to a page, and sets the window size that a story's globals name. */
export async function prepare(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    return route.fulfill({ path: join(STORYBOOK, normalize(path)) });
  });
  await page.exposeFunction('setStoryViewport', (width: number, height: number) =>
    page.setViewportSize({ width, height }),
  );
}

/**
 * Shows an entry. Between stories with the same globals Storybook switches by itself, which is much faster
 * than a reload. From or to a docs page it is reloaded, because that page's stories may still be rendering.
 */
async function show(page: Page, { id, type }: Entry, globals: string): Promise<void> {
  const started = `viewMode=story&globals=${globals}`;
  if (type === 'story' && decodeURIComponent(page.url()).endsWith(started))
    await page.evaluate(
      (selection) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', selection),
      { storyId: id, viewMode: type },
    );
  else await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`);
}

/** Parts of axe's result that the checks do not read. They are most of it, so they stay in the page. */
const UNREAD = ['passes', 'incomplete', 'inapplicable'];

/**
 * Opens an entry, the toolbar set to `globals`, and waits until it is rendered, played and checked by axe.
 * @returns the payload of the Storybook event that reports the end
 */
export async function open(page: Page, entry: Entry, globals = ''): Promise<unknown> {
  await show(page, entry, globals);
  const done = await page.waitForFunction(
    ([event, id]) => {
      const payload = window.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
      const isOfEntry =
        payload === id ||
        (typeof payload === 'object' && payload !== null && 'storyId' in payload && payload.storyId === id);
      return document.fonts.status === 'loaded' && isOfEntry && payload;
    },
    [DONE[entry.type], entry.id] as const,
  );
  const text = await done.evaluate(
    (payload, unread) =>
      JSON.stringify(payload, (key, value: unknown) => (unread.includes(key) ? undefined : value)),
    UNREAD,
  );
  return JSON.parse(text) as unknown;
}

/**
 * Opens a story. @returns Storybook's results, and what its play function threw, which the final event leaves
 * out. After a failed story the page is closed (`storyTest.ts`), so the last exception is this story's.
 */
export async function openStory(page: Page, story: Entry, globals?: string) {
  const ended = v.parse(finished, await open(page, story, globals));
  const last = await page.evaluate(
    () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException')?.[0],
  );
  return { ...ended, thrown: v.parse(thrown, last)?.message };
}

const advice = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty());
const guides = v.record(
  v.string(),
  v.object({
    title: v.string(),
    parameters: v.object({ do: v.optional(advice), dont: v.optional(advice) }),
  }),
);

/** For each title of stories, whether its docs page says what to do and what not to do. */
export async function readGuides(page: Page): Promise<ReadonlyMap<string, boolean>> {
  const stories: unknown = await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.extract());
  return new Map(
    Object.values(v.parse(guides, stories)).map(({ title, parameters }) => [
      title,
      parameters.do !== undefined && parameters.dont !== undefined,
    ]),
  );
}

const axeResult = v.object({
  violations: v.array(
    v.object({ id: v.string(), help: v.string(), nodes: v.array(v.object({ html: v.string() })) }),
  ),
});

/** The violations that axe found in a story, one line for each rule and element. */
export function violations({ reporters }: v.InferOutput<typeof finished>): string[] {
  return reporters
    .filter(({ type }) => type === 'a11y')
    .flatMap((reporter) => v.parse(axeResult, reporter.result).violations)
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
