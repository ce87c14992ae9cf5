import type { Browser } from 'playwright-core';
import { CONTROLS } from './controls.ts';
import type { Control } from './controls.ts';
import { loadPage } from './loadPage.ts';
import type { Load } from './loadPage.ts';
import { pressControl } from './pressControl.ts';
import type { Answer } from './pressControl.ts';
import type { Served } from './serveSite.ts';

/** One cold run of a page. */
export interface Run {
  readonly load: Load;
  /** Bytes that its service worker fetched in the background. */
  readonly background: number;
  /** Response times by the control's name. */
  readonly answers: ReadonlyMap<string, Answer>;
}

/** The controls of a page. */
export const controlsOf = (html: string): Control[] => CONTROLS.filter(({ isIn }) => isIn(html));

/** Loads a page once, and once more for each of its controls, which it uses. */
export async function measurePage(
  browser: Browser,
  { origin, takeBackground }: Served,
  address: string,
  controls: readonly Control[],
): Promise<Run> {
  const url = origin + address;
  takeBackground();
  const load = await loadPage(browser, url);
  const background = takeBackground();
  const answers = new Map<string, Answer>();
  for (const control of controls) answers.set(control.name, await pressControl(browser, url, control));
  return { load, background, answers };
}
