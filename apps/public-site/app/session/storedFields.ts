import { isCardCode } from '@laundry/ui-kit/format';
import { isChannelName } from '@laundry/payment-channels';
import type { ChannelName, Payer } from '@laundry/payment-channels';
import * as v from 'valibot';
import type { Submission } from '@laundry/flow';

const text = v.pipe(v.string(), v.maxLength(4000));

/** A payer, as the browser session stores one. */
export const storedPayer = {
  firstName: text,
  lastName: text,
  email: text,
  needsInvoice: v.boolean(),
  rut: text,
  paymentMethod: text,
  address: text,
  phone: text,
  documentNumber: text,
} satisfies Record<keyof Payer, v.GenericSchema>;

/** A channel that the site knows. */
export const storedChannel = v.custom<ChannelName>((name) => typeof name === 'string' && isChannelName(name));

/** A card's code. */
export const storedCard = v.pipe(v.string(), v.check(isCardCode));

/** The last submission of a form, as the browser session stores it with what was entered. */
export const submissionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  payload: v.string(),
}) satisfies v.GenericSchema<unknown, Submission>;
