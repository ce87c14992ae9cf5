import { rutWarning } from '@laundry/payment-channels';
import type { Payer } from '@laundry/payment-channels';
import { channels } from '@laundry/strings';
import { CheckboxField, EmailField, RutField, TextField } from '@laundry/ui-kit/native-form';

const { fields: labels } = channels;

/** Who pays, and to whom the invoice goes: the fields that every channel asks for (spec §5). */
export const PayerFields = ({ payer }: { payer: Pick<Payer, 'needsInvoice' | 'rut'> }) => (
  <>
    <TextField name="firstName" label={labels.firstName} autoComplete="given-name" autoCapitalize="words" />
    <TextField name="lastName" label={labels.lastName} autoComplete="family-name" autoCapitalize="words" />
    <EmailField name="email" label={labels.email} />
    <CheckboxField name="needsInvoice" label={labels.needsInvoice} />
    {payer.needsInvoice && <RutField name="rut" label={labels.rut} warning={rutWarning(payer.rut)} />}
  </>
);
