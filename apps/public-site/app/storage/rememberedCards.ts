import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import * as v from 'valibot';
import { storedChannel, StoredValues } from './attempts.ts';
import { LONGEST_NAME, NamedCard, REMEMBERED_CARDS } from './namedCard.ts';

/** The most remembered cards. */
const MAX = 5;

const LastTopUp = v.object({
  channel: storedChannel,
  values: StoredValues,
  /** The number of uses, where the amount was a whole number of them, because their price may change. */
  uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** A top-up that this version does not know, such as by a channel that is gone, loses no card. */
const Card = v.object({ ...NamedCard.entries, last: v.fallback(v.optional(LastTopUp), undefined) });

/** A card that the device remembers because the user asked for it. */
export type RememberedCard = Readonly<v.InferOutput<typeof Card>>;

const stored = storedValue<readonly RememberedCard[]>(
  REMEMBERED_CARDS,
  v.pipe(v.array(Card), v.maxLength(MAX)),
);

/** The remembered cards, newest first. */
export const loadCards = (device: KeyValueStorage): readonly RememberedCard[] => stored.load(device) ?? [];

/** A card as the device remembers it; undefined where it does not. */
export const rememberedCard = (device: KeyValueStorage, card: string): RememberedCard | undefined =>
  loadCards(device).find((remembered) => remembered.card === card);

function save(device: KeyValueStorage, cards: readonly RememberedCard[]): void {
  if (cards.length === 0) stored.clear(device);
  else stored.save(device, cards);
}

const others = (device: KeyValueStorage, card: string) =>
  loadCards(device).filter((remembered) => remembered.card !== card);

/** Puts a card first, with its name; the oldest one is dropped if there are too many. */
export function rememberCard(device: KeyValueStorage, remembered: RememberedCard): void {
  const short = { ...remembered, name: remembered.name.trim().slice(0, LONGEST_NAME) };
  save(device, [short, ...others(device, remembered.card)].slice(0, MAX));
}

/** Removes a card from the list. */
export function forgetCard(device: KeyValueStorage, card: string): void {
  save(device, others(device, card));
}
