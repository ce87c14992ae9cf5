import { kit, kitFields } from '@laundry/strings';
import type { ReactNode } from 'react';
import { ACTION_BAR } from '../../native/NativeActions.tsx';
import { NativeButton } from '../../native/NativeButton.tsx';
import { NativeNotice } from '../../native/NativeStatus.tsx';
import { useFormStatus, focusField, useInvalidFields } from '../formContext.ts';

export interface FormActionsProps {
  /** What the main button says. */
  submit: string;
  /** Why the form cannot be sent now, in text (D18). */
  disabledReason?: string | undefined;
  /** What stands in the reason's place while there is none. */
  note?: string | undefined;
  /** On a phone the main button is as wide as the page and stays in sight. */
  sticky?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * What went wrong stands below the buttons: on a phone, whose main button never leaves the window, out of
 * sight.
 */
function scrollIntoWindow(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().bottom > window.innerHeight)
    element.scrollIntoView({ block: 'nearest' });
}

/** After a failed submit with several invalid fields: how many, and a way to each. */
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
 * The buttons of a form, the one that sends it first: while the form is on its way it refuses presses and
 * keeps the focus. What is wrong stands below them, where it moves nothing.
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
