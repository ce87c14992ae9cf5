import { textOf } from '@laundry/error-catalogue';
import { completeSignup, forgottenPassword as texts } from '@laundry/strings';
import {
  ErrorNotice,
  FormShell,
  NEW_PASSWORD_RULES,
  EMPTY_NEW_PASSWORD,
  newPasswordSchema,
  PasswordField,
  SubmitButton,
} from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TokenRefusal } from '@laundry/api-contract';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router';
import { linkOpened, passwordLeft, resetRequested, selectReset } from './password.slice.ts';
import type { Reset } from './password.slice.ts';
import { PasswordFrame } from './PasswordFrame.tsx';
import { paths } from '../../shared/paths.ts';

/** Why nothing can be sent now (D18). */
const WAITING: Readonly<Partial<Record<Reset['step'], string>>> = {
  checking: completeSignup.checking,
  unchecked: texts.unchecked,
};

/** Checks the link, and takes the new password. */
function ResetPassword({ token }: { token: string }) {
  const dispatch = useDispatch();
  const reset = useSelector(selectReset);
  const notice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const done = reset.step === 'done';

  useEffect(() => {
    dispatch(linkOpened(token));
    return () => {
      dispatch(passwordLeft());
    };
  }, [dispatch, token]);

  // The notice replaces the form, and takes its focus.
  useEffect(() => {
    if (done) notice.current?.focus();
  }, [done]);

  const checkAgain = () => {
    dispatch(linkOpened(token));
    // The pressed button disappears: the focus moves to the form.
    form.current?.querySelector('input')?.focus();
  };

  if (reset.step === 'refused')
    return (
      <PasswordFrame heading={texts.newHeading}>
        <LinkRefused reason={reset.reason} />
      </PasswordFrame>
    );
  return (
    <PasswordFrame heading={texts.newHeading} lead={done ? undefined : texts.newLead}>
      {done && (
        <Alert ref={notice} severity="success" role="status" tabIndex={-1}>
          {texts.changed}
        </Alert>
      )}
      {reset.step === 'unchecked' && (
        <ErrorNotice title={completeSignup.unchecked.title} onRetry={checkAgain} sx={{ mb: 3 }}>
          {textOf(reset.error)}
        </ErrorNotice>
      )}
      {!done && (
        <div ref={form}>
          <FormShell
            initialValues={EMPTY_NEW_PASSWORD}
            schema={newPasswordSchema}
            onSubmit={({ password }) => {
              if (WAITING[reset.step] === undefined) dispatch(resetRequested({ token, password }));
            }}
            submitError={reset.step === 'failed' ? textOf(reset.error) : undefined}
            serverErrors={reset.step === 'failed' ? reset.refused : undefined}
            submitting={reset.step === 'sending'}
          >
            <PasswordField
              name="password"
              label={completeSignup.password}
              autoComplete="new-password"
              rules={NEW_PASSWORD_RULES}
            />
            <PasswordField
              name="confirmation"
              label={completeSignup.confirmation}
              autoComplete="new-password"
            />
            <SubmitButton disabledReason={WAITING[reset.step]}>{texts.change}</SubmitButton>
          </FormShell>
        </div>
      )}
    </PasswordFrame>
  );
}

/** Why a link cannot be used, and the way to a new one. */
const LinkRefused = ({ reason }: { reason: TokenRefusal }) => (
  <ErrorNotice
    title={texts.refused[reason].title}
    action={
      <Button component={Link} to={paths.forgotPassword} variant="outlined" size="small">
        {texts.another}
      </Button>
    }
  >
    {texts.refused[reason].next}
  </ErrorNotice>
);

/**
 * /dashboard/reset-password: the new password of a mailed link (D56). The link's token opens an account, so
 * it is removed from address and history before anything is rendered or fetched: browsers send the whole
 * address as the referrer of what a style sheet loads. After a reload the page has no token.
 */
export function ResetPasswordPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('token');
  const [token, setToken] = useState(named ?? '');
  // Another link that is opened in the same tab brings another token.
  if (named !== null && named !== token) setToken(named);
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return search === '' && <ResetPassword token={token} />;
}
