import { DOCUMENT_TYPE } from './document.ts';

/** The payer's data and the channels' additional fields, for top-ups and purchases. */
export interface Payer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly needsInvoice: boolean;
  readonly rut: string;
  /** The card's brand: '1' VISA, '2' MASTER, '3' as configured; empty until chosen. */
  readonly paymentMethod: string;
  readonly address: string;
  readonly phone: string;
  /** Of `DOCUMENT_TYPE`. */
  readonly documentType: string;
  readonly documentNumber: string;
}

/** The values of a top-up's form. */
export interface PayerValues extends Payer {
  /** Pesos; empty until something is typed. */
  readonly amount: number | '';
}

export type PayerField = keyof PayerValues;

/** An empty payer. */
export const NO_PAYER: Payer = {
  firstName: '',
  lastName: '',
  email: '',
  needsInvoice: false,
  rut: '',
  paymentMethod: '',
  address: '',
  phone: '',
  documentType: DOCUMENT_TYPE.cedula,
  documentNumber: '',
};

export const EMPTY_PAYER: PayerValues = { ...NO_PAYER, amount: '' };

/** Whether a field is empty. */
export const isBlank = (value: string | number): boolean => String(value).trim() === '';

/** The missing fields among those that every payment requires (spec §5), in the order of the form. */
export function missingPayerFields(values: Payer): (keyof Payer)[] {
  const required: (keyof Payer)[] = ['firstName', 'lastName', 'email'];
  if (values.needsInvoice) required.push('rut');
  return required.filter((field) => isBlank(String(values[field])));
}
