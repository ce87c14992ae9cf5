import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { watchControl } from './controlProbe.ts';
import type { Control } from './controls.ts';
import { visit } from './phone.ts';

/** How long a control takes, in milliseconds. */
export interface Answer {
  /** From the start of the navigation to the answer. */
  readonly answeredMs: number;
  /** Of it, from when the control was to be seen. */
  readonly deadMs: number;
  /** From the start of the navigation to the call that the press leads to; of controls that name one. */
  readonly calledMs?: number;
}

const ANSWERS_WITHIN_MS = 20_000;
/** An impatient finger. */
const PRESS_EVERY_MS = 40;

const NEVER: Answer = { answeredMs: Infinity, deadMs: Infinity };

/**
 * When the page called a path, in milliseconds since its navigation began; Infinity where it does not in
 * time.
 */
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
 * Presses a control from when it is to be seen until it answers. A load of its own, for input ends the LCP.
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
