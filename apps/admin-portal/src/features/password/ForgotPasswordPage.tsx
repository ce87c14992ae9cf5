import { errorText } from '@laundry/error-catalogue';
import { forgottenPassword as texts, login } from '@laundry/strings';
import { EmailField, FormShell, FormActions } from '@laundry/ui-kit';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { useFormFailure } from '../../api/result.ts';
import { useAbortOnLeave } from '../../api/useAbortOnLeave.ts';
import { typingStarted } from '../../session/session.slice.ts';
import { useAskForLinkMutation } from './password.api.ts';
import { PasswordFrame } from './PasswordFrame.tsx';
import { FocusedNotice } from '../../shared/FocusedNotice.tsx';
import { FOR_DEVICE } from '../../shared/paths.ts';

const EMPTY = { emailAddress: '' };

/** /dashboard/forgot-password: requests a link to set a new password (D56) or to sign in here (D82). */
export function ForgotPasswordPage() {
  const dispatch = useDispatch();
  const forDevice = new URLSearchParams(useLocation().search).has(FOR_DEVICE);
  const { heading, lead, sent: sentText } = forDevice ? texts.device : texts;
  const [ask, { isLoading, isSuccess: sent, error }] = useAskForLinkMutation();
  const abortOnLeave = useAbortOnLeave();
  const failure = useFormFailure(error);
  const notOffered = failure?.error.kind === 'notOffered';

  return (
    <PasswordFrame heading={heading} lead={sent || notOffered ? undefined : lead}>
      {notOffered ? (
        <FocusedNotice severity="info">{errorText('notOffered')}</FocusedNotice>
      ) : sent ? (
        <FocusedNotice severity="success">{sentText}</FocusedNotice>
      ) : (
        <FormShell
          initialValues={EMPTY}
          onSubmit={({ emailAddress }) => void abortOnLeave(ask({ emailAddress, forDevice }))}
          submitError={failure && errorText(failure.error.kind)}
          serverErrors={failure?.refused}
          submitting={isLoading}
          onValuesChange={() => dispatch(typingStarted())}
        >
          {({ values }) => (
            <>
              <EmailField name="emailAddress" label={login.email} autoComplete="username" />
              <FormActions
                submit={texts.submit}
                disabledReason={values.emailAddress.trim() === '' ? texts.incomplete : undefined}
              />
            </>
          )}
        </FormShell>
      )}
    </PasswordFrame>
  );
}
