import { createContext, use } from 'react';

/** What the shell tells its buttons. */
export interface FormStatus {
  submitting: boolean;
  submitError: string | undefined;
}

export const FormStatusContext = createContext<FormStatus | undefined>(undefined);

/** True below FormActions: the form's error already stands there. */
export const InActionsContext = createContext(false);

/** The enclosing form's status; undefined outside a form. */
export const useFormStatus = (): FormStatus | undefined => use(FormStatusContext);
