import { channels, credit } from '@laundry/strings';
import type { Browser, Page } from 'playwright-core';
import { watchShifts } from './shiftProbe.ts';
import type { Shifts } from './shiftProbe.ts';
import { visit } from './phone.ts';

/** A top-up from its page to the call that creates the payment. */
export interface PaymentRun {
  /** From the click on COMPRAR to the call, in ms. */
  readonly pressMs: number;
  readonly shifts: Shifts;
}

declare global {
  interface Window {
    benchPress?: { pressedAt?: number; calledAt?: number };
  }
}

const CARD = '12345678';
const { fields: labels } = channels;
const PAYER: readonly (readonly [string, string])[] = [
  [labels.firstName, 'Ana'],
  [labels.lastName, 'Pérez'],
  [labels.email, 'ana@ejemplo.uy'],
  [labels.amount, '760'],
];

/** Records when the last click was made and when the payment call was sent. */
function watchPress(path: string): void {
  const press: NonNullable<Window['benchPress']> = {};
  window.benchPress = press;
  addEventListener('click', ({ timeStamp }) => (press.pressedAt = timeStamp), true);
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url, location.href).pathname === path) press.calledAt ??= performance.now();
    return fetch(input, init);
  };
}

const CREATE = '/api/v1/transaction/create';
/** Frames after which a layout change by a key or a message has been painted. */
const FRAMES = 10;

/** Names the next part of the visit once everything before it has been painted. */
const begin = (page: Page, part: string): Promise<void> =>
  page.evaluate(
    async ([name, frames]) => {
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
      if (window.benchShifts) window.benchShifts.part = name;
    },
    [part, FRAMES] as const,
  );

/** Goes through a whole top-up on the slow phone, up to the click on COMPRAR. */
export const payOnce = (browser: Browser, origin: string): Promise<PaymentRun> =>
  visit(browser, async (page) => {
    await page.addInitScript(watchShifts);
    await page.addInitScript(watchPress, CREATE);
    await page.goto(`${origin}/credit`, { waitUntil: 'load' });
    await begin(page, 'typing the card');
    await page.getByLabel(credit.card.label).pressSequentially(CARD, { delay: 100 });
    await begin(page, 'to the ways to pay');
    await page.getByRole('button', { name: credit.continue }).click();
    const way = page.getByRole('radio', { name: 'MercadoPagos' });
    await way.waitFor();
    await begin(page, 'choosing the way to pay');
    await way.check();
    await begin(page, 'to the form');
    await page.getByRole('button', { name: credit.continue }).click();
    const first = page.getByLabel(labels.firstName, { exact: true });
    await first.waitFor();
    await begin(page, 'leaving fields empty');
    await first.focus();
    for (const _ of PAYER) await page.keyboard.press('Tab');
    await begin(page, 'typing the form');
    for (const [label, text] of PAYER)
      await page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 60 });
    await begin(page, 'to the provider');
    await page.getByRole('button', { name: credit.buy, exact: true }).click();
    await page.waitForFunction(() => window.benchPress?.calledAt !== undefined);
    const { press, shifts } = await page.evaluate(() => ({
      press: window.benchPress,
      shifts: window.benchShifts,
    }));
    if (!press?.calledAt || !press.pressedAt || !shifts)
      throw new Error('the page was left while it was measured');
    return { pressMs: press.calledAt - press.pressedAt, shifts };
  });
