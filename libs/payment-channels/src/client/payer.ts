import { DOCUMENT_TYPE } from './document.ts';

/** An empty payer: the data of all channels' forms, for top-ups and purchases. */
export const NO_PAYER = {
  firstName: '',
  lastName: '',
  email: '',
  needsInvoice: false,
  rut: '',
  /** The card's brand: '1' VISA, '2' MASTER, '3' as configured; empty until chosen. */
  paymentMethod: '',
  address: '',
  phone: '',
  /** A value of `DOCUMENT_TYPE`. */
  documentType: DOCUMENT_TYPE.cedula,
  documentNumber: '',
};

export type Payer = Readonly<typeof NO_PAYER>;

/** The values of a top-up's form. */
export interface PayerValues extends Payer {
  /** Pesos; empty until something is typed. */
  readonly amount: number | '';
}

export type PayerField = keyof PayerValues;

export const EMPTY_PAYER: PayerValues = { ...NO_PAYER, amount: '' };

/** Whether a field is empty. */
export const isBlank = (value: string | number): boolean => String(value).trim() === '';

/** The missing fields among those that every payment requires (spec §5), in the order of the form. */
export function missingPayerFields(values: Payer): (keyof Payer)[] {
  const required: (keyof Payer)[] = ['firstName', 'lastName', 'email'];
  if (values.needsInvoice) required.push('rut');
  return required.filter((field) => isBlank(String(values[field])));
}
