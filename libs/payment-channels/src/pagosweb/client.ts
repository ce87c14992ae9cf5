import { PAYER_DOCUMENT } from '@laundry/api-contract';
import { cedulaDigits } from '@laundry/strings/format';
import { channels } from '@laundry/strings';
import { texts } from './texts.ts';
import type { Channel, ExtraField } from '../client/channel.ts';
import { isBlank } from '../client/payer.ts';

/** The card brands' numbers in payloads (spec §9). The third one's name is configured (D16). */
export const PAYMENT_METHODS = { visa: '1', master: '2', other: '3' } as const;

/** The fields that each card brand requires (spec §5). */
const REQUIRED: Readonly<Record<string, readonly ExtraField[]>> = {
  [PAYMENT_METHODS.visa]: ['address'],
  [PAYMENT_METHODS.master]: [],
  [PAYMENT_METHODS.other]: ['phone', 'documentNumber'],
};

/** Installments: always one (spec §9). */
export const INSTALLMENTS = 1;

/** The options of 'Tarjeta de crédito'. @param other label of payment method 3 */
export const paymentMethodOptions = (other: string) => [
  { value: PAYMENT_METHODS.visa, label: channels.paymentMethods.visa },
  { value: PAYMENT_METHODS.master, label: channels.paymentMethods.master },
  { value: PAYMENT_METHODS.other, label: other },
];

/** PagosWeb: posts a form to the provider. Behind a flag, and hidden where income is split. */
export const pagosWeb: Channel = {
  name: 'PagosWeb',
  ...texts,
  mark: 'transfer',
  paymentOrigin: 'https://service.pagosweb.com.uy',
  extraFields: ['paymentMethod', 'address', 'phone', 'documentNumber'],
  isOffered: ({ flagged, splitting }) => flagged.includes('PagosWeb') && !splitting,
  missing: (values) => {
    if (isBlank(values.paymentMethod)) return ['paymentMethod'];
    const typed = { ...values, documentNumber: cedulaDigits(values.documentNumber) };
    return (REQUIRED[values.paymentMethod] ?? []).filter((field) => isBlank(typed[field]));
  },
  payload: (values) => {
    const nroDoc = cedulaDigits(values.documentNumber);
    return {
      paymentMethod: Number(values.paymentMethod),
      address: values.address.trim(),
      phone: values.phone.trim(),
      ...(nroDoc !== '' && { tipoDoc: PAYER_DOCUMENT.cedula, nroDoc }),
      coutas: INSTALLMENTS,
    };
  },
};
