import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';
import { KeptValues } from './creditAttempt.ts';
import { keptChannel } from './payerSchema.ts';
import { REMEMBERED_CARDS_KEY } from './rememberedCardsKey.ts';

/** How many are remembered. */
const MOST = 5;
/** How long a card's name may be. */
export const LONGEST_NAME = 30;

/** How a card was topped up the last time, and by whom. */
const LastTopUp = v.object({
  channel: keptChannel,
  values: KeptValues,
  /** How many uses the amount was, where it was a whole number of them: they may cost something else today. */
  uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** What the device remembers of a card's payer because the person asked for it. */
export type LastTopUp = Readonly<v.InferOutput<typeof LastTopUp>>;

const Card = v.object({
  uid: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME)),
  last: v.optional(LastTopUp),
});

/** A card that the device remembers because the person asked for it. */
export type RememberedCard = Readonly<v.InferOutput<typeof Card>>;

const Cards = v.pipe(v.array(Card), v.maxLength(MOST));

/** The remembered cards, newest first; none where the storage has garbage or cannot be read. */
export function readCards(device: SessionStorage): readonly RememberedCard[] {
  try {
    const read = v.safeParse(Cards, JSON.parse(device.getItem(REMEMBERED_CARDS_KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

function keep(device: SessionStorage, cards: readonly RememberedCard[]): void {
  try {
    if (cards.length === 0) device.removeItem(REMEMBERED_CARDS_KEY);
    else device.setItem(REMEMBERED_CARDS_KEY, JSON.stringify(cards));
  } catch {
    // A convenience: without it the person types the code.
  }
}

const others = (device: SessionStorage, uid: string) => readCards(device).filter((card) => card.uid !== uid);

/** Puts a card first, under its name; the oldest makes room. */
export function rememberCard(device: SessionStorage, card: RememberedCard): void {
  const short = { ...card, name: card.name.trim().slice(0, LONGEST_NAME) };
  keep(device, [short, ...others(device, card.uid)].slice(0, MOST));
}

/** Takes a card off the list. */
export function forgetCard(device: SessionStorage, uid: string): void {
  keep(device, others(device, uid));
}
