import { completeSignup as texts } from '@laundry/strings';
import type { ReactNode } from 'react';
import { EMPTY_NEW_PASSWORD, NEW_PASSWORD_RULES, newPasswordSchema } from '../fields/newPassword.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import { FormActions } from './FormActions.tsx';
import type { FormActionsProps } from './FormActions.tsx';
import { FormShell } from './FormShell.tsx';
import type { FormShellProps } from './FormShell.tsx';

type Form = FormShellProps<typeof EMPTY_NEW_PASSWORD>;

export interface NewPasswordFormProps
  extends
    Pick<FormActionsProps, 'submit' | 'disabledReason'>,
    Pick<Form, 'onSubmit' | 'submitError' | 'serverErrors' | 'submitting'> {
  /** What follows the button. */
  children?: ReactNode;
}

/** The form for a new password, typed twice. */
export const NewPasswordForm = ({ submit, disabledReason, children, ...form }: NewPasswordFormProps) => (
  <FormShell initialValues={EMPTY_NEW_PASSWORD} schema={newPasswordSchema} {...form}>
    <PasswordField
      name="password"
      label={texts.password}
      autoComplete="new-password"
      rules={NEW_PASSWORD_RULES}
    />
    <PasswordField name="confirmation" label={texts.confirmation} autoComplete="new-password" />
    <FormActions submit={submit} disabledReason={disabledReason} />
    {children}
  </FormShell>
);
