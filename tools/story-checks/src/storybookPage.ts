import { join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { STORYBOOK } from './stories.ts';
import type { Entry } from './stories.ts';

/** The build is answered from the disk: no server and no port. */
const ORIGIN = 'http://storybook.localhost';

/** The window of a story that names none. */
const WINDOW = { width: 1024, height: 720 };

/** What Storybook says on its channel when an entry stands, with the entry's id. */
const DONE = { story: 'storyFinished', docs: 'docsRendered' } as const;

const finished = v.object({
  status: v.picklist(['success', 'error']),
  reporters: v.array(v.object({ type: v.string(), status: v.string(), result: v.unknown() })),
});
export type Finished = v.InferOutput<typeof finished>;

interface Channel {
  emit(event: string, argument: unknown): void;
  last(event: string): readonly unknown[] | undefined;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Serves the build to a page, and lets a story set the window that its globals name. */
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
 * Shows an entry. From story to story by Storybook's own switch, for its start costs more than a story; not
 * from or to a docs page, whose stories may still be rendering: Storybook then loads itself anew.
 */
async function show(page: Page, { id, type }: Entry): Promise<void> {
  if (type === 'story' && page.url().includes('viewMode=story'))
    await page.evaluate(
      (selection) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', selection),
      { storyId: id, viewMode: type },
    );
  else await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=${type}`);
}

/** Opens a story or docs page and waits until it has rendered, played and been looked at by axe. */
export async function open(page: Page, entry: Entry): Promise<void> {
  await page.setViewportSize(WINDOW);
  await show(page, entry);
  await page.waitForFunction(
    ([event, id]) => {
      const said = window.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
      return (
        said === id || (typeof said === 'object' && said !== null && 'storyId' in said && said.storyId === id)
      );
    },
    [DONE[entry.type], entry.id] as const,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** What Storybook found of the story that is open: its play function, unhandled errors and axe. */
export async function outcome(page: Page): Promise<Finished> {
  const last: unknown = await page.evaluate(
    (event) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0],
    DONE.story,
  );
  return v.parse(finished, last);
}
