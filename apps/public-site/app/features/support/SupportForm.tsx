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
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { FORMS } from './forms.ts';
import type { FieldKind, FormField, FormName } from './forms.ts';
import { useSupport } from './useSupport.ts';

const OUTCOMES = { sent: support.sent, queued: support.queued } as const;

/** What browsers fill in, for fields about the writer. */
const AUTO_COMPLETE: Partial<Record<FormField['name'], string>> = { name: 'name', address: 'street-address' };

const INPUTS: Readonly<Record<FieldKind, (field: Omit<FormField, 'kind' | 'line'>) => ReactNode>> = {
  text: (field) => <TextField {...field} autoComplete={AUTO_COMPLETE[field.name]} />,
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

/** Scrolls to an outcome and focuses it, because the form begins anew and its pressed button is gone. */
const showOutcome = (outcome: HTMLElement | null) => {
  scrollIntoWindow(outcome);
  outcome?.focus({ preventScroll: true });
};

/** One of the forms for messages to the company. */
export function SupportForm({ form: name }: { form: FormName }) {
  const { submit, round, initial, keep, send } = useSupport(name);
  const { form: label, submit: submitLabel } = support[name];
  const isFailed = submit.status === 'failed';
  const caseNumber = submit.status === 'sent' ? submit.caseNumber : undefined;
  return (
    <>
      <FormShell<Record<string, string>>
        key={round}
        initialValues={initial}
        reinitialize
        label={label}
        onSubmit={send}
        onValuesChange={keep}
        submitError={isFailed ? submit.error : undefined}
        serverErrors={isFailed ? submit.refused : undefined}
        submitting={submit.status === 'sending'}
      >
        {FORMS[name].fields.map(({ kind, line: _, ...field }) => (
          <Fragment key={field.name}>{INPUTS[kind](field)}</Fragment>
        ))}
        <FormActions submit={submitLabel} />
      </FormShell>
      <div role="status">
        {(submit.status === 'sent' || submit.status === 'queued') && (
          <div ref={showOutcome} tabIndex={-1}>
            <Notice severity={submit.status === 'sent' ? 'success' : 'info'} role="none">
              {OUTCOMES[submit.status]}
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
