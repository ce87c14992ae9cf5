import { cardField, report as texts } from '@laundry/strings';
import { CardCodeField, EmailField, FormActions, FormShell } from '@laundry/ui-kit/form';
import { LostCardNotice } from '../../layout/LostCardNotice.tsx';
import { isComplete, requestSchema } from './reportRequest.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportState } from './useReport.ts';

interface ReportFormProps {
  state: ReportState;
  onType: (values: ReportRequest) => void;
  onSend: (values: ReportRequest) => void;
}

/** The form for the card whose report is requested, and the recipient's e-mail. */
export function ReportForm({ state: { initial, round, error, sending }, onType, onSend }: ReportFormProps) {
  const isLost = error?.kind === 'lostCard';
  return (
    <FormShell
      key={round}
      initialValues={{ ...initial }}
      reinitialize
      schema={requestSchema}
      label={texts.form}
      onSubmit={onSend}
      onValuesChange={onType}
      submitError={isLost ? null : error?.text}
      serverErrors={error?.refused}
      submitting={sending}
    >
      {({ values }) => (
        <>
          <CardCodeField name="card" label={cardField.label} hint={cardField.hint} />
          <EmailField name="email" label={texts.email} />
          <FormActions
            submit={texts.submit}
            disabledReason={isComplete(values) ? undefined : texts.incomplete}
          />
          {isLost && <LostCardNotice />}
        </>
      )}
    </FormShell>
  );
}
