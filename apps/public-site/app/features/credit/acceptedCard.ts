import { CHANNEL_NAMES } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import type { SiteConfig } from '@laundry/brand';
import { NOTHING_RESUMED } from './credit.slice.ts';
import type { AcceptedCard, CreditState } from './credit.slice.ts';

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
export const notWhenSplitting = (flags: SiteConfig['flags']): string =>
  CHANNEL_NAMES.filter((name) => !CHANNELS[name].isOffered({ ...flags, splitting: true })).join(',');

/** The state of step 2 for the card that the page shows before its island runs; undefined without one. */
export const initialCreditState = (shown: AcceptedCard | undefined): CreditState | undefined =>
  shown && { step: 'method', ...shown, chosen: undefined, ...NOTHING_RESUMED };
