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

/** How long a form may take to be usable, as a ratio to when the twin without scripts shows it. */
const USABLE_RATIO = 2;

/**
 * A button that sends says that it is at work, for the page holds what is sent until the form is alive; when
 * it was sent is told beside it.
 */
const SEND: Control = {
  name: 'send',
  press: '[data-island] button[type="submit"]',
  answer: '[data-island] button[type="submit"][aria-disabled="true"]',
  call: '/api/v1/users/support/info',
  by: 'shown',
  isIn: () => true,
};

/** A field says that what was typed is not what it asks for. */
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

/** The forms beside the top-up's, and by what it shows that they can be used. */
const FORMS: readonly { readonly address: string; readonly control: Control }[] = [
  { address: '/contact', control: SEND },
  { address: '/report', control: FIELD },
  { address: '/report-failure', control: SEND },
  { address: '/complete-signup', control: FIELD },
  { address: '/accessories', control: CATALOGUE },
];

/** How soon each form can be used, beside when its twin without scripts can be seen; by turns. */
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
        // A twin that does not show it has nothing to be compared with.
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
