import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { watchControl } from './controlProbe.ts';
import type { Control } from './controls.ts';
import { visit } from './phone.ts';

/** The response time of a control, in ms. */
export interface Answer {
  /** From the start of the navigation to the response. */
  readonly answeredMs: number;
  /** From when the control became visible to its response. */
  readonly deadMs: number;
  /** From the start of the navigation to the call, for controls that name one. */
  readonly calledMs?: number;
}

const ANSWERS_WITHIN_MS = 20_000;
/** The pause between two clicks of an impatient person. */
const PRESS_EVERY_MS = 40;

const NEVER: Answer = { answeredMs: Infinity, deadMs: Infinity };

/** When the page called a path, in ms since its navigation began; Infinity where it did not in time. */
const whenCalled = (page: Page, call: string): Promise<number> =>
  page.evaluate(
    ({ path, withinMs }) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (new URL(name).pathname === path) resolve(startTime);
        });
        observer.observe({ type: 'resource', buffered: true });
        window.setTimeout(() => resolve(Infinity), withinMs);
      }),
    { path: call, withinMs: ANSWERS_WITHIN_MS },
  );

/**
 * Uses a control repeatedly from when it is visible until it responds. This needs its own page load, because
 * input ends the LCP.
 */
export const pressControl = (browser: Browser, url: string, control: Control): Promise<Answer> =>
  visit(browser, async (page) => {
    const { press, answer, by, type, call } = control;
    await page.addInitScript(watchControl, { press, answer, by });
    await page.goto(url, { waitUntil: 'commit' });
    const deadline = performance.now() + ANSWERS_WITHIN_MS;
    while (performance.now() < deadline) {
      const state = await page.evaluate(() => window.benchControl?.());
      if (state?.answeredMs !== undefined)
        return {
          answeredMs: state.answeredMs,
          deadMs: state.answeredMs - (state.visibleMs ?? state.answeredMs),
          ...(call !== undefined && { calledMs: await whenCalled(page, call) }),
        };
      if (state?.at) await page.mouse.click(state.at.x, state.at.y);
      if (state?.at && type !== undefined) {
        await page.keyboard.type(type);
        await page.keyboard.press('Tab');
      }
      await setTimeout(PRESS_EVERY_MS);
    }
    return NEVER;
  });
