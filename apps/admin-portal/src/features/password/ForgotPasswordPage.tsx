import { textOf } from '@laundry/error-catalogue';
import { forgottenPassword as texts } from '@laundry/strings';
import { EmailField, FormShell, PageHeading, SubmitButton } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EntryFrame } from '../../shared/EntryFrame.tsx';
import { emailTyped, linkRequested, passwordLeft, selectLink } from './password.slice.ts';
import { ToLogin } from './ToLogin.tsx';

const EMPTY = { email: '' };

/** /dashboard/forgot-password: asks for a link to choose a new password (D56). */
export function ForgotPasswordPage() {
  const dispatch = useDispatch();
  const link = useSelector(selectLink);
  const sent = link.status === 'sent';
  const said = useRef<HTMLDivElement>(null);
  useEffect(
    () => () => {
      dispatch(passwordLeft());
    },
    [dispatch],
  );
  // The form goes away with the press: the focus that was in it goes to what is said of it.
  useEffect(() => {
    if (sent) said.current?.focus();
  }, [sent]);

  return (
    <EntryFrame>
      <PageHeading lead={sent ? undefined : texts.lead}>{texts.heading}</PageHeading>
      {sent ? (
        <Alert ref={said} severity="success" role="status" tabIndex={-1}>
          {texts.sent}
        </Alert>
      ) : (
        <FormShell
          initialValues={EMPTY}
          onSubmit={({ email }) => dispatch(linkRequested(email))}
          submitError={link.status === 'failed' ? textOf(link.error) : undefined}
          refused={link.status === 'failed' ? link.refused : undefined}
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
      <ToLogin />
    </EntryFrame>
  );
}
