import { kit, kitFields } from '@laundry/strings';
import { use } from 'react';
import type { ReactNode } from 'react';
import { ACTION_BAR } from '../theme/actionBar.ts';
import { Button } from '../controls/Button.tsx';
import { FailureNotice, Notice } from '../controls/Notice.tsx';
import { FormStatusContext, focusField, useInvalidFields } from './formContext.ts';

export interface FormActionsProps {
  /** The text of the main button. */
  submit: string;
  /** Why the form cannot be submitted; shown as text (D18). */
  disabledReason?: string | undefined;
  /** Shown in place of the reason while there is none. */
  note?: string | undefined;
  /** Whether, on a phone, the main button spans the page and stays visible. */
  sticky?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** One box for a failed submission: its error, or the number of invalid fields, with links to them. */
function SubmissionErrors({ error }: { error: string | undefined }) {
  const fields = useInvalidFields();
  const links = fields.length > 0 && (
    <ul className="kit-field-errors">
      {fields.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className="kit-link-button"
            onClick={({ currentTarget }) => focusField(currentTarget.form, name)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
  if (error !== undefined) return <FailureNotice text={error}>{links}</FailureNotice>;
  return (
    links && (
      <Notice role="none">
        {kitFields.fieldErrors(fields.length)}
        {links}
      </Notice>
    )
  );
}

/**
 * The buttons of a form, the submit button first: it ignores clicks and keeps the focus while the form is
 * submitting. Errors are below the buttons, where they move nothing.
 */
export function FormActions({ submit, disabledReason, note, sticky = false, children }: FormActionsProps) {
  const status = use(FormStatusContext);
  const submitting = status?.submitting === true;
  return (
    <>
      <div className="kit-actions" {...(sticky && { [ACTION_BAR]: '' })}>
        <div className={sticky ? 'kit-bar' : 'kit-main'}>
          <Button
            type="submit"
            disabledReason={disabledReason}
            onRefused={status?.onRefused}
            note={note}
            loading={submitting}
          >
            {submit}
          </Button>
        </div>
        {children}
      </div>
      <SubmissionErrors error={status?.submitError} />
      <div aria-live="polite" className="kit-hidden">
        {submitting && kit.sending}
      </div>
    </>
  );
}
