import type { TokenRefusal } from '@laundry/api-contract';
import { errorText } from '@laundry/error-catalogue';
import { completeSignup as texts, errors } from '@laundry/strings';
import { ButtonLink, FailureNotice, Notice } from '@laundry/ui-kit/controls';
import {
  FormActions,
  FormShell,
  NEW_PASSWORD_RULES,
  newPasswordSchema,
  EMPTY_NEW_PASSWORD,
  PasswordField,
} from '@laundry/ui-kit/form';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { LINK_ERRORS, useSignup } from './useSignup.ts';
import type { SignupState } from './useSignup.ts';

/** The next step for a person whose link cannot be used. */
const NextStep = ({ reason }: { reason: TokenRefusal }) => (
  <ButtonLink to={reason === 'used' ? paths.apps : paths.contact} variant="outlined">
    {reason === 'used' ? texts.toApps : texts.toContact}
  </ButtonLink>
);

/** The reason why a link cannot be used, and what to do now. */
const LinkNotice = ({ reason }: { reason: TokenRefusal }) => (
  <Notice title={errorText(LINK_ERRORS[reason])} action={<NextStep reason={reason} />}>
    {texts.nextSteps[reason]}
  </Notice>
);

/** The steps in which the sign-up cannot be submitted, and why (spec §5, D18). */
const REASONS_TO_WAIT: Readonly<Partial<Record<SignupState['step'], string>>> = {
  checking: texts.checking,
  unchecked: texts.unchecked.reason,
};

/** The form for an invited resident's password; where the link cannot be used, what to do instead. */
export function CompleteSignupForm() {
  const { state, checkAgain, confirm } = useSignup();
  const form = useRef<HTMLDivElement>(null);
  const onRetry = () => {
    checkAgain();
    // The clicked button disappears, so the focus moves to the form.
    form.current?.querySelector('input')?.focus();
  };

  if (state.step === 'refused') return <LinkNotice reason={state.reason} />;
  if (state.step === 'failed' && state.reason)
    return (
      <Notice title={errors.formTitle} action={<NextStep reason={state.reason} />}>
        {state.error}
      </Notice>
    );
  const waiting = REASONS_TO_WAIT[state.step];
  return (
    <div className="kit-stack">
      {state.step === 'unchecked' && (
        <Notice title={texts.unchecked.title} onRetry={onRetry}>
          {state.error}
        </Notice>
      )}
      <div ref={form}>
        <FormShell
          initialValues={EMPTY_NEW_PASSWORD}
          schema={newPasswordSchema}
          onSubmit={({ password }) => {
            if (waiting === undefined) confirm(password);
          }}
          serverErrors={state.step === 'failed' ? state.refused : undefined}
          submitting={state.step === 'confirming' || state.step === 'done'}
        >
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="new-password"
            rules={NEW_PASSWORD_RULES}
          />
          <PasswordField name="confirmation" label={texts.confirmation} autoComplete="new-password" />
          <FormActions submit={texts.submit} disabledReason={waiting} />
          {state.step === 'failed' && <FailureNotice title={errors.formTitle} text={state.error} />}
        </FormShell>
      </div>
    </div>
  );
}
