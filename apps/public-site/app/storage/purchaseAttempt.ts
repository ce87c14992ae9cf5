import { SHOP_CHANNELS } from '@laundry/api-contract';
import type { Payer } from '@laundry/payment-channels/client';
import * as v from 'valibot';
import { ATTEMPTS, storedAttempt } from './storedAttempt.ts';
import { storedPayer, submissionSchema } from './storedFields.ts';

const Purchase = v.object({
  itemId: v.string(),
  channel: v.picklist(SHOP_CHANNELS),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  payer: v.object(storedPayer satisfies Record<keyof Payer, v.GenericSchema>),
  submission: v.optional(submissionSchema),
});

/** The choices for the purchase of an accessory. */
export type Purchase = v.InferOutput<typeof Purchase>;

export const purchaseAttempt = storedAttempt<Purchase>(ATTEMPTS.accessories, Purchase);
