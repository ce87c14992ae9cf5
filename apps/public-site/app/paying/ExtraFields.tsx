import type { ReactNode } from 'react';
import { documentWarning, paymentMethodOptions } from '@laundry/payment-channels';
import type { ExtraField } from '@laundry/payment-channels';
import { channels } from '@laundry/strings';
import { CedulaField, PhoneField, SelectField, TextField } from '@laundry/ui-kit/native-form';

const { fields: labels } = channels;

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
