import { support } from '@laundry/strings';
import {
  CardCodeField,
  DayField,
  EmailField,
  FormActions,
  FormShell,
  PhoneField,
  SelectField,
  TextField,
} from '@laundry/ui-kit/form';
import { Notice, scrollIntoWindow } from '@laundry/ui-kit/controls';
import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onReportsSent } from '../../report-queue/queuedReports.ts';
import { emptyValues, getForm } from './forms.ts';
import type { FieldKind, FormField, FormName, Values } from './forms.ts';
import { opened, queuedSent, selectSupport, submitted, typed } from './support.flow.ts';

const OUTCOMES = { sent: support.sent, queued: support.queued } as const;

const INPUTS: Readonly<Record<FieldKind, (field: Omit<FormField, 'kind'>) => ReactNode>> = {
  text: (field) => <TextField {...field} />,
  email: (field) => <EmailField {...field} />,
  phone: (field) => <PhoneField {...field} />,
  day: (field) => <DayField {...field} />,
  long: (field) => <TextField {...field} rows={5} autoCapitalize="sentences" />,
  card: (field) => <CardCodeField {...field} />,
  failure: (field) => (
    <SelectField
      {...field}
      placeholder={support.chooseFailure}
      options={support.failureTypes.map((type) => ({ value: type, label: type }))}
    />
  ),
};

const NOTHING: Values = {};

export interface SupportFormProps {
  form: FormName;
  /** The values from the page's address, by field. */
  prefilled?: Values;
}

/** One of the forms for messages to the company. */
export function SupportForm({ form: name, prefilled = NOTHING }: SupportFormProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectSupport);
  const { label, submit, fields } = getForm(name);
  const caseNumber = state.status === 'sent' ? state.caseNumber : undefined;

  useEffect(() => {
    dispatch(opened(prefilled));
  }, [dispatch, prefilled]);

  useEffect(() => onReportsSent((sent) => dispatch(queuedSent(sent))), [dispatch]);

  return (
    <>
      <FormShell<Record<string, string>>
        key={state.round}
        initialValues={{ ...emptyValues(name), ...state.initial }}
        reinitialize
        label={label}
        onSubmit={(values) => dispatch(submitted(values))}
        onValuesChange={(values) => dispatch(typed(values))}
        submitError={state.status === 'failed' ? state.error : undefined}
        serverErrors={state.status === 'failed' ? state.refused : undefined}
        submitting={state.status === 'sending'}
      >
        {fields.map(({ kind, ...field }) => (
          <Fragment key={field.name}>{INPUTS[kind](field)}</Fragment>
        ))}
        <FormActions submit={submit} />
      </FormShell>
      <div role="status">
        {(state.status === 'sent' || state.status === 'queued') && (
          <div ref={scrollIntoWindow}>
            <Notice severity={state.status === 'sent' ? 'success' : 'info'} role="none">
              {OUTCOMES[state.status]}
              {caseNumber !== undefined && (
                <p style={{ margin: '8px 0 0' }}>{support.caseNumber(caseNumber)}</p>
              )}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}
