import { report as texts } from '@laundry/strings';
import { CardCodeField, EmailField, FormActions, FormShell } from '@laundry/ui-kit/form';
import { useDispatch } from 'react-redux';
import { LostCardNotice } from '../../layout/LostCardNotice.tsx';
import { submitted, typed } from './report.flow.ts';
import type { ReportState } from './report.flow.ts';
import { isComplete, requestSchema } from './reportRequest.ts';

/** The form for the card whose report is requested, and the recipient's e-mail. */
export function ReportForm({ state: { initial, round, submit } }: { state: ReportState }) {
  const dispatch = useDispatch();
  const error = submit.status === 'failed' ? submit.error : undefined;
  const isLost = error?.kind === 'lostCard';
  return (
    <FormShell
      key={round}
      initialValues={{ ...initial }}
      reinitialize
      schema={requestSchema}
      label={texts.form}
      onSubmit={(values) => {
        if (isComplete(values)) dispatch(submitted(values));
      }}
      onValuesChange={(values) => dispatch(typed(values))}
      submitError={isLost ? null : error?.text}
      serverErrors={error?.refused}
      submitting={submit.status === 'sending'}
    >
      {({ values }) => (
        <>
          <CardCodeField name="card" label={texts.card} hint={texts.cardHint} />
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
