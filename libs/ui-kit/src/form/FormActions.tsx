import { kit, kitFields } from '@laundry/strings';
import type { ReactNode } from 'react';
import { ACTION_BAR } from '../controls/Actions.tsx';
import { Button } from '../controls/Button.tsx';
import { scrollIntoWindow } from '../controls/scrollIntoWindow.ts';
import { Notice } from '../controls/Notice.tsx';
import { useFormStatus, focusField, useInvalidFields } from './formContext.ts';

export interface FormActionsProps {
  /** The text of the main button. */
  submit: string;
  /** Why the form cannot be submitted; shown as text (D18). */
  disabledReason?: string | undefined;
  /** Shown in the space of the reason while there is none. */
  note?: string | undefined;
  /** Whether, on a phone, the main button spans the page and stays visible. */
  sticky?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** After a failed submission with several invalid fields: their number, and a link to each. */
function InvalidFields() {
  const invalidFields = useInvalidFields();
  if (invalidFields.length === 0) return null;
  return (
    <Notice role="none">
      {kitFields.fieldErrors(invalidFields.length)}
      <ul className="kit-field-errors">
        {invalidFields.map(({ name, label }) => (
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
    </Notice>
  );
}

/**
 * The buttons of a form, the submit button first: it ignores clicks and keeps the focus while the form is
 * submitting. Errors are below the buttons, where they move nothing.
 */
export function FormActions({ submit, disabledReason, note, sticky = false, children }: FormActionsProps) {
  const status = useFormStatus();
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
      <InvalidFields />
      {status?.submitError !== undefined && (
        <div ref={scrollIntoWindow}>
          <Notice>{status.submitError}</Notice>
        </div>
      )}
      <div aria-live="polite" className="kit-hidden">
        {submitting && kit.sending}
      </div>
    </>
  );
}
