import { textOf } from '@laundry/error-catalogue';
import { forgottenPassword as texts } from '@laundry/strings';
import { EmailField, FormShell, SubmitButton } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { emailTyped, linkRequested, passwordLeft, selectLink } from './password.slice.ts';
import { PasswordFrame } from './PasswordFrame.tsx';
import { FOR_DEVICE } from '../../shared/paths.ts';

const EMPTY = { email: '' };

/**
 * /dashboard/forgot-password: asks for a link to choose a new password (D56), or to sign in from this device
 * (D82).
 */
export function ForgotPasswordPage() {
  const dispatch = useDispatch();
  const forDevice = new URLSearchParams(useLocation().search).has(FOR_DEVICE);
  const { heading, lead, sent: sentText } = forDevice ? texts.device : texts;
  const link = useSelector(selectLink);
  const sent = link.status === 'sent';
  const notOffered = link.status === 'failed' && link.error === 'notOffered';
  const notice = useRef<HTMLDivElement>(null);
  useEffect(
    () => () => {
      dispatch(passwordLeft());
    },
    [dispatch],
  );
  // The notice replaces the form, and takes its focus.
  useEffect(() => {
    if (sent || notOffered) notice.current?.focus();
  }, [sent, notOffered]);

  return (
    <PasswordFrame heading={heading} lead={sent || notOffered ? undefined : lead}>
      {notOffered ? (
        <Alert ref={notice} severity="info" role="status" tabIndex={-1}>
          {textOf('notOffered')}
        </Alert>
      ) : sent ? (
        <Alert ref={notice} severity="success" role="status" tabIndex={-1}>
          {sentText}
        </Alert>
      ) : (
        <FormShell
          initialValues={EMPTY}
          onSubmit={({ email }) => dispatch(linkRequested({ email, forDevice }))}
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
