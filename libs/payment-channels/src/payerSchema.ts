import { channels, errors } from '@laundry/strings';
import { boolean, number, object, string } from 'yup';

/** What a filled-in form must satisfy; what may be missing is the matter of `missingReason`. */
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
