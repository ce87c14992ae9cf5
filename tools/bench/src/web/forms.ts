import type { Site } from '@laundry/built-site';
import type { Browser } from 'playwright-core';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Control } from './controls.ts';
import { pressControl } from './pressControl.ts';
import { seeControl, seeHydrated } from './readiness.ts';
import { serveSite } from './serveSite.ts';
import { median, medianRatio } from './statistics.ts';
import { twinOf } from './twin.ts';
import { withAnswers } from './withAnswers.ts';

/** The longest time until a form is usable, as a ratio to when its twin without scripts shows it. */
const USABLE_RATIO = 2;

/**
 * The page stores a submission until the form is hydrated, and the button shows at once that it is busy. The
 * time of the call itself is shown as well.
 */
const SEND: Control = {
  name: 'send',
  press: '[data-island] button[type="submit"]',
  answer: '[data-island] button[type="submit"][aria-disabled="true"]',
  call: '/api/v1/users/support/info',
  by: 'shown',
  isIn: () => true,
};

/** A field shows its validation error. */
const FIELD: Control = {
  name: 'field',
  press: '[data-island] input:is([type="email"], [type="password"])',
  type: 'x',
  answer: '[data-island] [aria-invalid="true"]',
  by: 'shown',
  isIn: () => true,
};

const CATALOGUE: Control = {
  name: 'shelf',
  press: '[data-island] article button',
  answer: '[data-island] form',
  by: 'shown',
  isIn: () => true,
};

/** The other forms, with the control that shows that each is usable. */
const FORMS: readonly { readonly address: string; readonly control: Control }[] = [
  { address: '/contact', control: SEND },
  { address: '/report', control: FIELD },
  { address: '/report-failure', control: SEND },
  { address: '/complete-signup', control: FIELD },
  { address: '/accessories', control: CATALOGUE },
];

/** How soon each form is usable, compared with when its twin without scripts is visible. */
export async function formFigures(browser: Browser, site: Site, rounds: number): Promise<Figure[]> {
  const page = await serveSite(await withAnswers(site));
  const twin = await serveSite(await twinOf(site));
  const figures: Figure[] = [];
  try {
    for (const { address, control } of FORMS) {
      const usable: number[] = [];
      const seen: number[] = [];
      const hydrated: number[] = [];
      const called: number[] = [];
      for (let round = -1; round < rounds; round++) {
        const { answeredMs, calledMs } = await pressControl(browser, page.origin + address, control);
        // Where the twin never shows the control there is nothing to compare with.
        const visibleMs = await seeControl(browser, twin.origin + address, control);
        const hydratedMs = await seeHydrated(browser, page.origin + address);
        if (round < 0) continue;
        hydrated.push(hydratedMs);
        usable.push(answeredMs);
        if (calledMs !== undefined) called.push(calledMs);
        seen.push(Number.isFinite(visibleMs) ? visibleMs : NaN);
      }
      figures.push(
        withoutTarget(`${address} usable`, `${median(usable).toFixed(0)} ms / ${median(seen).toFixed(0)} ms`),
        withoutTarget(`${address} hydrated`, `${median(hydrated).toFixed(0)} ms`),
        ...(called.length > 0 ? [withoutTarget(`${address} sent`, `${median(called).toFixed(0)} ms`)] : []),
        atMost(`${address} usable, ratio to the twin`, medianRatio(usable, seen), USABLE_RATIO, '×', 2),
      );
    }
  } finally {
    await Promise.all([page.close(), twin.close()]);
  }
  return figures;
}
