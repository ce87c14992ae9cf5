import { call, put, race, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { cardChosen, cardSubmitted, left, readMissed } from './credit.slice.ts';

/** How long the reader waits for a card, in ms (spec §9, D15). */
const CARD_READER_WAIT_MS = 3_000;

/** Waits for a card at the device's reader. A typed one, as keyboard readers do, takes precedence. */
export function* readCard(): SagaGenerator<void> {
  const reader = yield* fromContext('cardReader');
  const wait = yield* fromContext('wait');
  const abort = new AbortController();
  const code = reader.read(abort.signal).catch(() => undefined);
  try {
    const { read } = yield* race({
      read: call(() => code),
      late: call(wait, CARD_READER_WAIT_MS),
      away: take([cardSubmitted, cardChosen, left]),
    });
    yield* put(read === undefined ? readMissed() : cardSubmitted(read));
  } finally {
    abort.abort();
  }
}
