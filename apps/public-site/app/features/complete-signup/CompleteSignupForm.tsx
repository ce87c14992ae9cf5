import type { TokenRefusal } from '@laundry/api-contract';
import { errorText } from '@laundry/error-catalogue';
import { completeSignup as texts, errors } from '@laundry/strings';
import { ButtonLink, FailureNotice, Notice, useHeadingFocus } from '@laundry/ui-kit/controls';
import { NewPasswordForm } from '@laundry/ui-kit/form';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { useSignup } from './useSignup.ts';
import type { SignupState } from './useSignup.ts';

/** Why a link cannot be used, and what to do now. @param error why a confirmation was refused (spec §8) */
const LinkNotice = ({ reason, error }: { reason: TokenRefusal; error: string | undefined }) => (
  <Notice
    title={error === undefined ? errorText(`${reason}Token`) : errors.formTitle}
    action={
      <ButtonLink to={reason === 'used' ? paths.apps : paths.contact} variant="outlined">
        {reason === 'used' ? texts.toApps : texts.toContact}
      </ButtonLink>
    }
  >
    {error ?? texts.nextSteps[reason]}
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
  const reason = 'reason' in state ? state.reason : undefined;
  // The form disappears with the pressed button.
  useHeadingFocus(reason);
  const onRetry = () => {
    checkAgain();
    // The clicked button disappears, so the focus moves to the form.
    form.current?.querySelector('input')?.focus();
  };

  if (reason) return <LinkNotice reason={reason} error={state.step === 'failed' ? state.error : undefined} />;
  const waiting = REASONS_TO_WAIT[state.step];
  return (
    <div className="kit-stack">
      {state.step === 'unchecked' && (
        <Notice title={texts.unchecked.title} onRetry={onRetry}>
          {state.error}
        </Notice>
      )}
      <div ref={form}>
        <NewPasswordForm
          onSubmit={({ password }) => confirm(password)}
          serverErrors={state.step === 'failed' ? state.refused : undefined}
          submitting={state.step === 'confirming' || state.step === 'done'}
          submit={texts.submit}
          disabledReason={waiting}
        >
          {state.step === 'failed' && <FailureNotice title={errors.formTitle} text={state.error} />}
        </NewPasswordForm>
      </div>
    </div>
  );
}
