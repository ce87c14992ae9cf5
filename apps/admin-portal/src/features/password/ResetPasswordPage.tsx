import { textOf } from '@laundry/error-catalogue';
import { completeSignup, forgottenPassword as texts } from '@laundry/strings';
import {
  ErrorNotice,
  FormShell,
  NEW_PASSWORD_RULES,
  NO_PASSWORD,
  newPasswordSchema,
  PageHeading,
  PasswordField,
  SubmitButton,
} from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EntryFrame } from '../../shared/EntryFrame.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { linkOpened, passwordLeft, resetRequested, selectReset } from './password.slice.ts';
import type { Reset } from './password.slice.ts';
import { ToLogin } from './ToLogin.tsx';

/** Why nothing can be sent now (D18). */
const WAITING: Readonly<Partial<Record<Reset['step'], string>>> = {
  checking: completeSignup.checking,
  unchecked: texts.unchecked,
};

/** /dashboard/reset-password: the new password of a mailed link (D56). */
export function ResetPasswordPage({ token }: { token: string }) {
  const dispatch = useDispatch();
  const reset = useSelector(selectReset);
  const said = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const done = reset.step === 'done';

  useEffect(() => {
    dispatch(linkOpened(token));
    return () => {
      dispatch(passwordLeft());
    };
  }, [dispatch, token]);

  // The form goes away: the focus that was in it goes to what is said of it.
  useEffect(() => {
    if (done) said.current?.focus();
  }, [done]);

  const checkAgain = () => {
    dispatch(linkOpened(token));
    // The pressed button goes away: the person goes on with the form.
    form.current?.querySelector('input')?.focus();
  };

  if (reset.step === 'refused')
    return (
      <EntryFrame>
        <PageHeading>{texts.newHeading}</PageHeading>
        <LinkRefused reason={reset.reason} />
        <ToLogin />
      </EntryFrame>
    );
  return (
    <EntryFrame>
      <PageHeading lead={done ? undefined : texts.newLead}>{texts.newHeading}</PageHeading>
      {done && (
        <Alert ref={said} severity="success" role="status" tabIndex={-1}>
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
            initialValues={NO_PASSWORD}
            schema={newPasswordSchema}
            onSubmit={({ password }) => {
              if (WAITING[reset.step] === undefined) dispatch(resetRequested({ token, password }));
            }}
            submitError={reset.step === 'failed' ? textOf(reset.error) : undefined}
            refused={reset.step === 'failed' ? reset.refused : undefined}
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
      <ToLogin />
    </EntryFrame>
  );
}
