import { MAX_LENGTH } from '@laundry/api-contract';
import {
  DOCUMENT_TYPE,
  documentTypeOptions,
  documentWarning,
  paymentMethodOptions,
  rutWarning,
  shortRutWarning,
} from '@laundry/payment-channels/client';
import type { ExtraField, Payer } from '@laundry/payment-channels/client';
import { channels } from '@laundry/strings';
import {
  CedulaField,
  CheckboxField,
  EmailField,
  PhoneField,
  RutField,
  SelectField,
  TextField,
} from '@laundry/ui-kit/form';
import type { ReactNode } from 'react';
import { config } from '../config.ts';

const { fields: labels } = channels;

/** The fields about payer and invoice, which every channel needs (spec §5). */
export const PayerFields = ({ payer }: { payer: Pick<Payer, 'needsInvoice' | 'rut'> }) => (
  <>
    <TextField name="firstName" label={labels.firstName} autoComplete="given-name" autoCapitalize="words" />
    <TextField name="lastName" label={labels.lastName} autoComplete="family-name" autoCapitalize="words" />
    <EmailField name="email" label={labels.email} />
    <CheckboxField name="needsInvoice" label={labels.needsInvoice} />
    {payer.needsInvoice && (
      <RutField
        name="rut"
        label={labels.rut}
        warning={rutWarning(payer.rut)}
        warningOnceLeft={shortRutWarning(payer.rut)}
      />
    )}
  </>
);

interface ExtraFieldsProps {
  fields: readonly ExtraField[];
  payer: Pick<Payer, 'documentType' | 'documentNumber'>;
}

/** The fields that a channel adds to the payer's form. */
export function ExtraFields({ fields, payer }: ExtraFieldsProps) {
  // A channel that does not ask for the type takes a cédula.
  const isCedula = !fields.includes('documentType') || payer.documentType === DOCUMENT_TYPE.cedula;
  const inputs: Record<ExtraField, ReactNode> = {
    paymentMethod: (
      <SelectField
        name="paymentMethod"
        label={labels.paymentMethod}
        options={paymentMethodOptions(config.paymentMethod3)}
        placeholder={channels.choosePaymentMethod}
      />
    ),
    address: <TextField name="address" label={labels.address} autoComplete="street-address" />,
    phone: <PhoneField name="phone" label={labels.phone} />,
    documentType: (
      <SelectField name="documentType" label={labels.documentType} options={documentTypeOptions} />
    ),
    documentNumber: isCedula ? (
      <CedulaField
        name="documentNumber"
        label={labels.documentNumber}
        warning={documentWarning(payer.documentNumber)}
      />
    ) : (
      <TextField
        name="documentNumber"
        label={labels.documentNumber}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={MAX_LENGTH.otherDocument}
      />
    ),
  };
  return fields.map((field) => <div key={field}>{inputs[field]}</div>);
}
