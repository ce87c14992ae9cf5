import { completeSignup as texts, errors } from '@laundry/strings';
import {
  ErrorNotice,
  FormShell,
  NEW_PASSWORD_RULES,
  newPasswordSchema,
  NO_PASSWORD,
  PageHeading,
  PageShell,
  PasswordField,
  SubmitButton,
} from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { linkOpened, pageClosed, selectCompleteSignup, submitted } from './completeSignup.slice.ts';
import type { CompleteSignupState } from './completeSignup.slice.ts';
import { LinkNotice, NextStep } from './LinkNotice.tsx';

/** Why the sign-up cannot be sent now (section 5, decision 18); undefined where it can. */
function reasonToWait(state: CompleteSignupState): string | undefined {
  switch (state.step) {
    case 'checking':
      return texts.checking;
    case 'unchecked':
      return texts.unchecked.reason;
    case 'refused':
      return texts.refused;
    case 'failed':
      return state.reason && texts.refused;
    default:
      return undefined;
  }
}

/** /complete-signup: the password of a resident who was invited. @param token undefined while the address is not known */
export function CompleteSignupPage({ token }: { token: string | undefined }) {
  const dispatch = useDispatch();
  const state = useSelector(selectCompleteSignup);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (token !== undefined) dispatch(linkOpened(token));
    return () => {
      dispatch(pageClosed());
    };
  }, [dispatch, token]);

  const checkAgain = () => {
    if (token !== undefined) dispatch(linkOpened(token));
    // The pressed button goes away: the person goes on with the form.
    form.current?.querySelector('input')?.focus();
  };

  const waiting = reasonToWait(state);
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {state.step === 'refused' && <LinkNotice reason={state.reason} />}
      {state.step === 'unchecked' && (
        <ErrorNotice title={texts.unchecked.title} onRetry={checkAgain} sx={{ mb: 4 }}>
          {state.error}
        </ErrorNotice>
      )}
      <div ref={form}>
        <FormShell
          initialValues={NO_PASSWORD}
          schema={newPasswordSchema}
          onSubmit={({ password }) => {
            if (waiting === undefined && token !== undefined) dispatch(submitted({ token, password }));
          }}
          submitError={null}
          refused={state.step === 'failed' ? state.refused : undefined}
          submitting={state.step === 'confirming' || state.step === 'done'}
        >
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="new-password"
            rules={NEW_PASSWORD_RULES}
          />
          <PasswordField name="confirmation" label={texts.confirmation} autoComplete="new-password" />
          {state.step === 'failed' && (
            <ErrorNotice title={errors.formTitle} action={state.reason && <NextStep reason={state.reason} />}>
              {state.error}
            </ErrorNotice>
          )}
          <SubmitButton disabledReason={waiting}>{texts.submit}</SubmitButton>
        </FormShell>
      </div>
    </PageShell>
  );
}
