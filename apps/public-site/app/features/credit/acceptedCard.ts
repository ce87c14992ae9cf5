import { CHANNEL_NAMES, siteCalls } from '@laundry/api-contract';
import { CHANNELS, visibleChannels } from '@laundry/payment-channels/client';
import type { SiteConfig } from '@laundry/brand';
import * as v from 'valibot';
import { storedCard } from '../../storage/namedCard.ts';
import { NOTHING_RESUMED } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

type Flags = SiteConfig['flags'];

const AcceptedCard = v.object({
  card: storedCard,
  methods: siteCalls.cardMethods.answer,
});

/** A card whose payment methods the page shows before its island runs. */
export type AcceptedCard = v.InferOutput<typeof AcceptedCard>;

/** The sample card that step 2 is prerendered with. It has every channel that the site may offer. */
export const sampleCard = (): AcceptedCard => ({
  card: '00000000',
  methods: {
    payment_methods: CHANNEL_NAMES.map((name) => ({ name })),
    splitting: false,
    price_costumer: 0,
    machine_rate: 0,
    special_rate_message: 'message',
  },
});

/** The channels that are not offered in buildings with split income. */
export const notWhenSplitting = (flags: Flags): string =>
  CHANNEL_NAMES.filter((name) => !CHANNELS[name].isOffered({ ...flags, splitting: true })).join(' ');

/** The state of step 2 for the card that the page shows; undefined where the data are no accepted card. */
export function initialCreditState(shown: unknown, flags: Flags): CreditState | undefined {
  const accepted = v.safeParse(AcceptedCard, shown);
  if (!accepted.success) return undefined;
  const { card, methods } = accepted.output;
  const channels = visibleChannels(methods, flags);
  return { step: 'method', card, methods, channels, chosen: undefined, ...NOTHING_RESUMED };
}
