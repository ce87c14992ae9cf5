import { documentWarning, paymentMethodOptions, rutWarning } from '@laundry/payment-channels';
import type { ExtraField, Payer } from '@laundry/payment-channels';
import { channels } from '@laundry/strings';
import {
  CedulaField,
  CheckboxField,
  EmailField,
  PhoneField,
  RutField,
  SelectField,
  TextField,
} from '@laundry/ui-kit/native-form';
import type { ReactNode } from 'react';

const { fields: labels } = channels;

/** The fields about payer and invoice, which every channel needs (spec §5). */
export const PayerFields = ({ payer }: { payer: Pick<Payer, 'needsInvoice' | 'rut'> }) => (
  <>
    <TextField name="firstName" label={labels.firstName} autoComplete="given-name" autoCapitalize="words" />
    <TextField name="lastName" label={labels.lastName} autoComplete="family-name" autoCapitalize="words" />
    <EmailField name="email" label={labels.email} />
    <CheckboxField name="needsInvoice" label={labels.needsInvoice} />
    {payer.needsInvoice && <RutField name="rut" label={labels.rut} warning={rutWarning(payer.rut)} />}
  </>
);

interface ExtraFieldsProps {
  fields: readonly ExtraField[];
  documentNumber: string;
  paymentMethod3: string;
}

/** The fields that a channel adds to the payer's form. */
export function ExtraFields({ fields, documentNumber, paymentMethod3 }: ExtraFieldsProps) {
  const inputs: Record<ExtraField, ReactNode> = {
    paymentMethod: (
      <SelectField
        name="paymentMethod"
        label={labels.paymentMethod}
        options={paymentMethodOptions(paymentMethod3)}
        placeholder={channels.choosePaymentMethod}
      />
    ),
    address: <TextField name="address" label={labels.address} autoComplete="street-address" />,
    phone: <PhoneField name="phone" label={labels.phone} />,
    documentNumber: (
      <CedulaField
        name="documentNumber"
        label={labels.documentNumber}
        warning={documentWarning(documentNumber)}
      />
    ),
  };
  return fields.map((field) => <div key={field}>{inputs[field]}</div>);
}
