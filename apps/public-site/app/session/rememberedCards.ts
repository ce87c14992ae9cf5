import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';
import { StoredValues } from './creditAttempt.ts';
import { REMEMBERED_CARDS_KEY } from './storageKeys.ts';
import { storedCard, storedChannel } from './storedFields.ts';
import { storedValue } from './storedValue.ts';

/** How many are remembered. */
const MAX = 5;
/** How long a card's name may be. */
export const LONGEST_NAME = 30;

/** How a card was topped up the last time, and by whom. */
const LastTopUp = v.object({
  channel: storedChannel,
  values: StoredValues,
  /**
   * How many uses the amount was, where it was a whole number of them: they may cost something else today.
   */
  uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** What the device remembers of a card's payer because the person asked for it. */
export type LastTopUp = Readonly<v.InferOutput<typeof LastTopUp>>;

const Card = v.object({
  card: storedCard,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME)),
  last: v.optional(LastTopUp),
});

/** A card that the device remembers because the person asked for it. */
export type RememberedCard = Readonly<v.InferOutput<typeof Card>>;

const stored = storedValue<readonly RememberedCard[]>(
  REMEMBERED_CARDS_KEY,
  v.pipe(v.array(Card), v.maxLength(MAX)),
);

/** The remembered cards, newest first. */
export const loadCards = (device: SessionStorage): readonly RememberedCard[] => stored.load(device) ?? [];

function save(device: SessionStorage, cards: readonly RememberedCard[]): void {
  if (cards.length === 0) stored.clear(device);
  else stored.save(device, cards);
}

const others = (device: SessionStorage, card: string) =>
  loadCards(device).filter((remembered) => remembered.card !== card);

/** Puts a card first, under its name; the oldest makes room. */
export function rememberCard(device: SessionStorage, remembered: RememberedCard): void {
  const short = { ...remembered, name: remembered.name.trim().slice(0, LONGEST_NAME) };
  save(device, [short, ...others(device, remembered.card)].slice(0, MAX));
}

/** Takes a card off the list. */
export function forgetCard(device: SessionStorage, card: string): void {
  save(device, others(device, card));
}
