import type { Payer } from '@laundry/payment-channels/client';
import { paying as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';
import { FormShell } from '@laundry/ui-kit/form';
import type { FormShellProps } from '@laundry/ui-kit/form';
import { useDeferredValue } from 'react';
import type { PaymentProgress } from './paymentProgress.ts';

/** A payment's form; once submitted, with a message and a link until the browser goes to the next page. */
export function PaymentForm<Values extends Payer>({
  payment,
  ...form
}: Omit<FormShellProps<Values>, 'submitError' | 'serverErrors' | 'submitting'> & {
  payment: PaymentProgress;
}) {
  const submitting = payment.step !== 'open';
  const error = submitting ? null : payment.error;
  // Deferred, so that the call is sent before this message is rendered.
  const announced = useDeferredValue(submitting);
  return (
    <>
      <FormShell {...form} submitError={error?.text} serverErrors={error?.refused} submitting={submitting} />
      {announced && submitting && (
        <Loading label={payment.step === 'creating' ? texts.creating : texts.leaving} />
      )}
      {payment.step === 'leaving' && payment.url !== null && (
        <a href={payment.url} style={{ color: 'inherit' }}>
          {texts.open}
        </a>
      )}
    </>
  );
}
