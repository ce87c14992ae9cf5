import { errorText } from '@laundry/error-catalogue';
import { login } from '@laundry/strings';
import { EmailField, FormActions, FormShell, Notice, PageHeading, PasswordField } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router';
import { EntryFrame } from '../../shared/EntryFrame.tsx';
import { deviceLinkUrl, paths } from '../../shared/paths.ts';
import { useOffered } from '../../session/offers.slice.ts';
import { parseNext } from '../../session/loginRedirect.ts';
import { selectSession, typingStarted } from '../../session/session.slice.ts';
import { RecentAccounts } from './RecentAccounts.tsx';
import { useSignIn } from './signIn.ts';

const EMPTY = { emailAddress: '', password: '' };

/** /dashboard/login; its route has cleared any stored user (spec §2). */
export function LoginPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const canReset = useOffered('/public-site/v1/users/forgot-password');
  const session = useSelector(selectSession);
  const { status, failure, start } = useSignIn();
  const entered = session.status === 'open';
  const ended = session.status === 'closed' && session.because === 'ended';
  useEffect(() => {
    // The form stays visible, as submitting, until the next page's code is loaded.
    if (entered) void navigate(parseNext(search) ?? paths.welcome, { replace: true });
  }, [entered, navigate, search]);
  return (
    <EntryFrame>
      <PageHeading lead={login.lead}>{login.heading}</PageHeading>
      <FormShell
        initialValues={EMPTY}
        onSubmit={start}
        submitError={failure && errorText(failure.error.kind)}
        serverErrors={failure?.refused}
        submitting={entered || status === 'sending'}
        onValuesChange={() => dispatch(typingStarted())}
      >
        {({ values: { emailAddress, password }, setValues }) => (
          <>
            {ended && <Notice>{errorText('sessionEnded')}</Notice>}
            <EmailField name="emailAddress" label={login.email} autoComplete="username" />
            <RecentAccounts onChoose={(chosen) => setValues({ emailAddress: chosen })} />
            <PasswordField name="password" label={login.password} autoComplete="current-password" />
            {canReset && (
              <Link to={paths.forgotPassword} className="kit-entry-link">
                {login.forgotten}
              </Link>
            )}
            <FormActions
              submit={login.submit}
              disabledReason={emailAddress.trim() === '' || password === '' ? login.incomplete : undefined}
            />
            {failure?.error.kind === 'tooManyRequests' && (
              <Link to={deviceLinkUrl} className="kit-entry-link">
                {login.deviceLink}
              </Link>
            )}
          </>
        )}
      </FormShell>
    </EntryFrame>
  );
}
