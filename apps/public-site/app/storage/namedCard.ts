import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import { isCardCode } from '@laundry/ui-kit/format';
import * as v from 'valibot';

// Separate from rememberedCards.ts, because the script of every page must not load payers and channels.

export const REMEMBERED_CARDS = 'laundry.cards';

export const LONGEST_NAME = 30;

export const storedCard = v.pipe(v.string(), v.check(isCardCode));

/** The schema of a remembered card without its last top-up. */
export const NamedCard = v.object({
  card: storedCard,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME)),
});

const named = storedValue(REMEMBERED_CARDS, v.array(NamedCard));

/** The card that the device remembered last; undefined without one. */
export const newestCard = (device: KeyValueStorage) => named.load(device)?.[0];
