import { DOCUMENT_TYPE, isChannelName } from '@laundry/payment-channels/client';
import type { ChannelName, Payer } from '@laundry/payment-channels/client';
import * as v from 'valibot';
import type { Submission } from '@laundry/flow';

const text = v.pipe(v.string(), v.maxLength(4000));

export const storedPayer = {
  firstName: text,
  lastName: text,
  email: text,
  needsInvoice: v.boolean(),
  rut: text,
  paymentMethod: text,
  address: text,
  phone: text,
  // Earlier visits stored none.
  documentType: v.optional(v.picklist(Object.values(DOCUMENT_TYPE)), DOCUMENT_TYPE.cedula),
  documentNumber: text,
} satisfies Record<keyof Payer, v.GenericSchema>;

/** The schema of a channel that the site knows. */
export const storedChannel = v.custom<ChannelName>((name) => typeof name === 'string' && isChannelName(name));

/** The schema of a form's stored last submission. */
export const submissionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  payload: v.string(),
}) satisfies v.GenericSchema<unknown, Submission>;
