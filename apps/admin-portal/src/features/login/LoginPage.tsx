import { textOf } from '@laundry/error-catalogue';
import { login } from '@laundry/strings';
import {
  answered,
  contactPoints,
  EmailField,
  EntryShell,
  ErrorNotice,
  FormShell,
  PageHeading,
  PasswordField,
  SubmitButton,
} from '@laundry/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { config } from '../../app/config.ts';
import { paths } from '../../app/paths.ts';
import { nextOf } from '../../session/next.ts';
import { selectSession } from '../../session/session.slice.ts';
import {
  emailForgotten,
  loginLeft,
  selectAttempt,
  selectRecentEmails,
  signInRequested,
  typingStarted,
} from './login.slice.ts';
import { RecentAccounts } from './RecentAccounts.tsx';

const LoginPicture = lazy(async () => ({ default: (await import('./LoginPicture.tsx')).LoginPicture }));

export interface LoginPageProps {
  /** Paths that may be gone back to after login. */
  pages: readonly string[];
}

const EMPTY = { email: '', password: '' };

/** /dashboard/login; the route has cleared any stored user before this is shown. */
export function LoginPage({ pages }: LoginPageProps) {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const session = useSelector(selectSession);
  const attempt = useSelector(selectAttempt);
  const recentEmails = useSelector(selectRecentEmails);

  useEffect(
    () => () => {
      dispatch(loginLeft());
    },
    [dispatch],
  );

  if (session.status === 'open') return <Navigate to={nextOf(search, pages) ?? paths.welcome} replace />;
  const ended = session.because === 'ended' && attempt.status === 'idle';
  return (
    <EntryShell
      brandName={config.brand.productName}
      claim={login.claim}
      contacts={answered(contactPoints(config.brand))}
      picture={
        <Suspense>
          <LoginPicture />
        </Suspense>
      }
    >
      <PageHeading lead={login.lead}>{login.heading}</PageHeading>
      {ended && <ErrorNotice sx={{ mb: 3 }}>{textOf('sessionEnded')}</ErrorNotice>}
      <FormShell
        initialValues={EMPTY}
        onSubmit={(credentials) => dispatch(signInRequested(credentials))}
        submitError={attempt.status === 'failed' ? textOf(attempt.error) : undefined}
        refused={attempt.status === 'failed' ? attempt.refused : undefined}
        submitting={attempt.status === 'sending'}
        onValuesChange={() => dispatch(typingStarted())}
      >
        {({ values, setValues }) => (
          <>
            <EmailField name="email" label={login.email} autoComplete="username" />
            <RecentAccounts
              emails={recentEmails}
              onChoose={(email) => setValues({ email })}
              onRemove={(email) => dispatch(emailForgotten(email))}
            />
            <PasswordField name="password" label={login.password} autoComplete="current-password" />
            <SubmitButton
              disabledReason={
                values.email.trim() === '' || values.password === '' ? login.incomplete : undefined
              }
            >
              {login.submit}
            </SubmitButton>
          </>
        )}
      </FormShell>
    </EntryShell>
  );
}
