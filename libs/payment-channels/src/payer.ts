import { channels, errors } from '@laundry/strings';
import { boolean, number, object, string } from 'yup';

/** The payer's form as it stands on screen. */
export interface PayerValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly needsInvoice: boolean;
  readonly rut: string;
  /** Pesos; empty until something is typed. */
  readonly amount: number | '';
  /** Pagos-web: '1' VISA, '2' MASTER, '3' as configured; empty until chosen. */
  readonly paymentMethod: string;
  readonly address: string;
  readonly phone: string;
  readonly documentNumber: string;
}

export type PayerField = keyof PayerValues;

export const EMPTY_PAYER: PayerValues = {
  firstName: '',
  lastName: '',
  email: '',
  needsInvoice: false,
  rut: '',
  amount: '',
  paymentMethod: '',
  address: '',
  phone: '',
  documentNumber: '',
};

/** What a filled-in form must satisfy; what may be missing is the matter of `missingFields`. */
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

/** Whether a field holds nothing. */
export const isBlank = (value: string | number): boolean => String(value).trim() === '';

/** What every channel requires (section 5), in the order of the form. */
export function missingEverywhere(values: PayerValues): PayerField[] {
  const required: PayerField[] = ['firstName', 'lastName', 'email'];
  if (values.needsInvoice) required.push('rut');
  return [...required, 'amount' as const].filter((field) => isBlank(String(values[field])));
}
