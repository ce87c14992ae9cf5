import { textOf } from '@laundry/error-catalogue';
import { forgottenPassword as texts } from '@laundry/strings';
import { EmailField, FormShell, SubmitButton } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailTyped, linkRequested, passwordLeft, selectLink } from './password.slice.ts';
import { PasswordFrame } from './PasswordFrame.tsx';

const EMPTY = { email: '' };

/** /dashboard/forgot-password: asks for a link to choose a new password (D56). */
export function ForgotPasswordPage() {
  const dispatch = useDispatch();
  const link = useSelector(selectLink);
  const sent = link.status === 'sent';
  const notice = useRef<HTMLDivElement>(null);
  useEffect(
    () => () => {
      dispatch(passwordLeft());
    },
    [dispatch],
  );
  // The notice replaces the form, and takes its focus.
  useEffect(() => {
    if (sent) notice.current?.focus();
  }, [sent]);

  return (
    <PasswordFrame heading={texts.heading} lead={sent ? undefined : texts.lead}>
      {sent ? (
        <Alert ref={notice} severity="success" role="status" tabIndex={-1}>
          {texts.sent}
        </Alert>
      ) : (
        <FormShell
          initialValues={EMPTY}
          onSubmit={({ email }) => dispatch(linkRequested(email))}
          submitError={link.status === 'failed' ? textOf(link.error) : undefined}
          serverErrors={link.status === 'failed' ? link.refused : undefined}
          submitting={link.status === 'sending'}
          onValuesChange={() => dispatch(emailTyped())}
        >
          {({ values }) => (
            <>
              <EmailField name="email" label={texts.email} autoComplete="username" />
              <SubmitButton disabledReason={values.email.trim() === '' ? texts.incomplete : undefined}>
                {texts.submit}
              </SubmitButton>
            </>
          )}
        </FormShell>
      )}
    </PasswordFrame>
  );
}
