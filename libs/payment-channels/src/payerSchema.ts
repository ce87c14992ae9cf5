import { channels, errors } from '@laundry/strings';
import { boolean, number, object, string } from 'yup';

/** The requirements for filled-in fields; `missingReason` handles missing ones. */
export const payerSchema = object({
  firstName: string(),
  lastName: string(),
  email: string().trim().email(channels.validEmail),
  needsInvoice: boolean(),
  rut: string(),
  amount: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .positive(errors.texts.amountRefused),
  paymentMethod: string(),
  address: string(),
  phone: string(),
  documentNumber: string(),
});
