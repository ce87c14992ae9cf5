import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { PaymentMethods } from '@laundry/api-contract';
import { CHANNELS, visibleChannels } from '@laundry/payment-channels/client';
import type { SiteConfig } from '@laundry/brand';
import { NOTHING_RESUMED } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

type Flags = SiteConfig['flags'];

/** A card whose payment methods the page shows before its island runs. */
export interface AcceptedCard {
  readonly card: string;
  readonly methods: PaymentMethods;
}

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

/** The state of step 2 for the card that the page shows; undefined where it shows none. */
export function initialCreditState(shown: AcceptedCard | undefined, flags: Flags): CreditState | undefined {
  if (!shown) return undefined;
  const channels = visibleChannels(shown.methods, flags);
  return { step: 'method', ...shown, channels, chosen: undefined, ...NOTHING_RESUMED };
}
