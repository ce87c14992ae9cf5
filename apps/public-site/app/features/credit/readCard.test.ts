import { until } from '@laundry/flow/testing';
import type { CardReader } from '../../card-reader/webNfc.ts';
import { webNfc } from '../../card-reader/webNfc.ts';
import { CARD } from '../../../test/answers.ts';
import { METHODS, site } from '../../../test/creditSite.ts';
import { entered, readRequested } from './credit.slice.ts';

function read(card: CardReader['read'], wait: () => Promise<void> = () => new Promise(() => undefined)) {
  const page = site([METHODS], { cardReader: { available: () => true, read: card }, wait });
  page.store.dispatch(entered(''));
  page.store.dispatch(readRequested());
  return page;
}

it('looks up the card that was read', async () => {
  const { step, credit } = read(() => Promise.resolve(CARD));
  await step('method');
  expect(credit()).toMatchObject({ card: CARD });
});

it('returns to typing if no card is read in time, and stops the reader', async () => {
  let received: AbortSignal | undefined;
  const { store, server } = read(
    (signal) => {
      received = signal;
      return new Promise(() => undefined);
    },
    () => Promise.resolve(),
  );
  await until(store, ({ credit }) => credit.step === 'card' && credit.missed === true);
  expect(received?.aborted).toBe(true);
  expect(server.requests).toEqual([]);
});

it('returns to typing if the browser refuses to read', async () => {
  const { store } = read(() => Promise.reject(new Error('NotAllowedError')));
  await until(store, ({ credit }) => credit.step === 'card' && credit.missed === true);
});

it('finds the digits in the first text record that has them', async () => {
  class Reader extends EventTarget {
    scan() {
      const records = ['es', 'Tarjeta 12345678'].map((text) => ({
        data: new DataView(new TextEncoder().encode(text).buffer),
      }));
      queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('reading'), { message: { records } })));
      return Promise.resolve();
    }
  }
  expect(webNfc.available()).toBe(false);
  Object.assign(window, { NDEFReader: Reader });
  expect(webNfc.available()).toBe(true);
  await expect(webNfc.read(new AbortController().signal)).resolves.toBe(CARD);
});
