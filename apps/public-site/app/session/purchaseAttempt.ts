import { SHOP_CHANNELS } from '@laundry/payment-channels';
import type { Payer } from '@laundry/payment-channels';
import * as v from 'valibot';
import { Submission } from '../paying/submitOnce.saga.ts';
import { keptAttempt } from './keptAttempt.ts';
import { keptPayer } from './payerSchema.ts';

const Purchase = v.object({
  /** The branding item. */
  itemId: v.string(),
  channel: v.picklist(SHOP_CHANNELS),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  payer: v.object(keptPayer satisfies Record<keyof Payer, v.GenericSchema>),
  press: v.optional(Submission),
});

/** What was chosen for the purchase of an accessory. */
export type Purchase = v.InferOutput<typeof Purchase>;

/** It, as the browser session keeps it. */
export const purchaseAttempt = keptAttempt<Purchase>('accessories.attempt', Purchase);
