import { CHANNEL_FACTS, FIRST_CHANNEL } from '@laundry/api-contract';
import { cardField, channels, credit } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { cardCode } from '../data.ts';
import { atMost, median, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';
import { onSlowPhone } from './slowPhone.ts';

const CREATE = '/api/v1/transaction/create';
const { fields: labels } = channels;
const PAYER = [
  [labels.firstName, 'Ana'],
  [labels.lastName, 'Pérez'],
  [labels.email, 'ana@ejemplo.uy'],
  [labels.amount, '760'],
] as const;
/** The parts of a top-up in which nothing may shift, not even right after an input. */
const STILL = ['typing the card', 'choosing the way to pay', 'leaving fields empty', 'typing the form'];
const MAX = { pressMs: 100, scriptKb: 190, files: 12 } as const;
/** Frames after which a layout change by a key or a message has been painted. */
const FRAMES = 10;
const KB = 1000;

/** A layout shift of a visit; the browser's CLS leaves out those right after an input. */
interface Shift {
  readonly part: string;
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly moved: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

declare global {
  interface Window {
    benchPress: () => void;
    benchShift: (shift: Omit<Shift, 'part'>) => void;
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const named = (node: Node | null | undefined): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      const moved = sources.map(({ node }) => named(node)).join(', ');
      window.benchShift({ value, hadRecentInput, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('click', () => window.benchPress(), true);
}

/**
 * Goes through a whole top-up, by typing the card, to the page of the provider.
 *
 * @returns `waysMs` since the page was requested, `callMs` and `providerMs` since COMPRAR was pressed
 */
async function payOnce(page: Page, site: string, simulators: string, card: string) {
  const shifts: Shift[] = [];
  let part = 'opening';
  let pressedAt = 0;
  const begin = async (next: string): Promise<void> => {
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
    }, FRAMES);
    part = next;
  };
  await page.exposeFunction(
    'benchShift',
    (shift: Omit<Shift, 'part'>) => void shifts.push({ part, ...shift }),
  );
  await page.exposeFunction('benchPress', () => (pressedAt = performance.now()));
  await page.addInitScript(watch);
  const script: number[] = [];
  const sized: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || !request.url().startsWith(site)) return;
    sized.push(request.sizes().then(({ responseBodySize }) => script.push(responseBodySize)));
  });

  const from = performance.now();
  await page.goto(`${site}/credit`, { waitUntil: 'commit' });
  const field = page.getByLabel(cardField.label);
  await field.waitFor();
  await begin('typing the card');
  await field.pressSequentially(card, { delay: 100 });
  await begin('to the ways to pay');
  await page.getByRole('button', { name: credit.continue }).click();
  const way = page.getByRole('radio', { name: FIRST_CHANNEL });
  await way.waitFor();
  const waysMs = performance.now() - from;
  await begin('choosing the way to pay');
  await way.check();
  await begin('to the form');
  await page.getByRole('button', { name: credit.continue }).click();
  const first = page.getByLabel(labels.firstName, { exact: true });
  await first.waitFor();
  await begin('leaving fields empty');
  await first.focus();
  for (const _ of PAYER) await page.keyboard.press('Tab');
  await begin('typing the form');
  for (const [label, text] of PAYER)
    await page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 60 });
  await begin('to the provider');
  const asked = (isIt: (url: string) => boolean) =>
    page.waitForRequest((request) => isIt(request.url())).then(() => performance.now());
  const called = asked((url) => new URL(url).pathname === CREATE);
  const left = asked((url) => url.startsWith(`${simulators}/${CHANNEL_FACTS[FIRST_CHANNEL].path}`));
  await page.getByRole('button', { name: credit.buy, exact: true }).click();
  const [calledAt, leftAt] = await Promise.all([called, left]);
  await Promise.all(sized);
  return { waysMs, callMs: calledAt - pressedAt, providerMs: leftAt - pressedAt, script, shifts };
}

/** A top-up on a slow phone, from opening the page to the provider's page. */
export async function topUp(stage: Stage): Promise<Figure[]> {
  const runs = await onSlowPhone(stage, (page, site, round) =>
    payOnce(page, site, stage.simulators, cardCode(round)),
  );
  const shifts = runs.flatMap((run) => run.shifts);
  for (const { part, value, moved } of shifts)
    console.log(`moved while ${part}: ${moved} ${value.toFixed(4)}`);
  const moved = (which: readonly Shift[]) => which.reduce((sum, { value }) => sum + value, 0) / runs.length;
  const of = (part: 'waysMs' | 'callMs' | 'providerMs') => median(runs.map((run) => run[part]));
  const scripts = runs.map(({ script }) => script.reduce((sum, bytes) => sum + bytes, 0) / KB);
  return [
    withoutTarget('eight digits typed, until the ways to pay', `${of('waysMs').toFixed(0)} ms`),
    atMost('COMPRAR until the call', of('callMs'), MAX.pressMs, 'ms', 0),
    withoutTarget("COMPRAR until the provider's page is asked for", `${of('providerMs').toFixed(0)} ms`),
    atMost('script of all three steps', median(scripts), MAX.scriptKb, 'kB'),
    atMost('its files', median(runs.map(({ script }) => script.length)), MAX.files, '', 0),
    atMost('CLS', moved(shifts.filter(({ hadRecentInput }) => !hadRecentInput)), 0, '', 4),
    atMost(
      'all that moves while typing, choosing and leaving fields empty',
      moved(shifts.filter(({ part }) => STILL.includes(part))),
      0,
      '',
      4,
    ),
  ];
}
