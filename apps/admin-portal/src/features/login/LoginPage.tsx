import { textOf } from '@laundry/error-catalogue';
import { login } from '@laundry/strings';
import {
  EmailField,
  ErrorNotice,
  FormShell,
  PageHeading,
  PasswordField,
  SubmitButton,
} from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router';
import { EntryFrame } from '../../app/EntryFrame.tsx';
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

export interface LoginPageProps {
  /** Paths that may be gone back to after login. */
  pages: readonly string[];
}

const EMPTY = { email: '', password: '' };

const forgotten = {
  justifySelf: 'start',
  py: 0.75,
  color: 'primary.main',
  textUnderlineOffset: '0.25em',
} as const;

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
    <EntryFrame>
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
            <Box component={Link} to={paths.forgotPassword} sx={forgotten}>
              {login.forgotten}
            </Box>
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
    </EntryFrame>
  );
}
