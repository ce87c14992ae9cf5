import { kit, kitFields } from '@laundry/strings';
import type { ReactNode } from 'react';
import { ACTION_BAR } from '../../native/NativeActions.tsx';
import { NativeButton } from '../../native/NativeButton.tsx';
import { NativeNotice } from '../../native/NativeStatus.tsx';
import { useFormStatus, focusField, useInvalidFields } from '../formContext.ts';

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

/** The error is below the buttons, so on a phone with a sticky main button it may be outside the window. */
function scrollIntoWindow(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().bottom > window.innerHeight)
    element.scrollIntoView({ block: 'nearest' });
}

/** After a failed submission with several invalid fields: their number, and a link to each. */
function InvalidFields() {
  const invalidFields = useInvalidFields();
  if (invalidFields.length === 0) return null;
  return (
    <div className="kit-notice kit-notice-error">
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
    </div>
  );
}

/**
 * The buttons of a form, the submit button first: it ignores clicks and keeps the focus while the form is
 * submitting. Errors are below the buttons, where they move nothing.
 */
export function FormActions({ submit, disabledReason, note, sticky = false, children }: FormActionsProps) {
  const status = useFormStatus();
  const submitting = status?.submitting === true;
  const button = (
    <NativeButton type="submit" disabledReason={disabledReason} note={note} loading={submitting}>
      {submit}
    </NativeButton>
  );
  return (
    <>
      <div className="kit-actions" {...(sticky && { [ACTION_BAR]: '' })}>
        <div className={sticky ? 'kit-bar' : 'kit-main'}>{button}</div>
        {children}
      </div>
      <InvalidFields />
      {status?.submitError !== undefined && (
        <div ref={scrollIntoWindow}>
          <NativeNotice>{status.submitError}</NativeNotice>
        </div>
      )}
      <div aria-live="polite" className="kit-hidden">
        {submitting && kit.sending}
      </div>
    </>
  );
}
