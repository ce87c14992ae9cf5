import { loadErrorText } from '@laundry/error-catalogue';
import { completeSignup, forgottenPassword as texts } from '@laundry/strings';
import { ButtonLink, NewPasswordForm, Notice, useHeadingFocus } from '@laundry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { linkRefusal } from '@laundry/flow';
import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router';
import { passwordText, toPlainError, useFormFailure } from '../../api/result.ts';
import { useAbortOnLeave } from '../../api/useAbortOnLeave.ts';
import { useCheckLinkMutation, useResetPasswordMutation } from './password.api.ts';
import { PasswordFrame } from './PasswordFrame.tsx';
import { FocusedNotice } from '../../shared/FocusedNotice.tsx';
import { paths } from '../../shared/paths.ts';

/** The query parameters of a mailed link. */
interface MailedLink {
  readonly token: string;
  /** Whether it invites an administrator, who chooses a first password. */
  readonly invited: boolean;
}

/** Checks the link, and shows the form for the new password. */
function ResetPassword({ token, invited }: MailedLink) {
  const words = invited ? texts.invited : texts.renewed;
  const [check, { data: link, error: unchecked }] = useCheckLinkMutation();
  const [change, { isLoading, isSuccess: done, error }] = useResetPasswordMutation();
  const abortOnLeave = useAbortOnLeave();
  const failure = useFormFailure(error);
  const useless = link?.valid === false ? (link.reason ?? 'invalid') : undefined;
  const refused = useless ?? (failure && linkRefusal(failure.error));
  // Why the form cannot be submitted yet (D18).
  const instead = unchecked ? texts.unchecked : completeSignup.checking;
  const waiting = link?.valid === true ? undefined : instead;
  const form = useRef<HTMLDivElement>(null);
  // The form disappears with the pressed button.
  useHeadingFocus(refused);

  useEffect(() => {
    const checking = check(token);
    return () => checking.abort();
  }, [check, token]);

  const checkAgain = () => {
    void check(token);
    // The pressed button disappears: the focus moves to the form.
    form.current?.querySelector('input')?.focus();
  };

  if (refused) {
    const { title, next } = texts.refused[refused];
    // Before the link is used, the invited person has no account to which another one could be mailed.
    const action = (!invited || refused === 'used') && (
      <ButtonLink to={paths.forgotPassword} variant="outlined" size="small">
        {texts.another}
      </ButtonLink>
    );
    return (
      <PasswordFrame heading={words.heading}>
        <Notice title={title} action={action}>
          {action ? next : texts.invited.again}
        </Notice>
      </PasswordFrame>
    );
  }
  return (
    <PasswordFrame heading={words.heading} lead={done ? undefined : words.lead}>
      {done && <FocusedNotice severity="success">{words.done}</FocusedNotice>}
      {unchecked && (
        <Box sx={{ mb: 3 }}>
          <Notice title={completeSignup.unchecked.title} onRetry={checkAgain}>
            {loadErrorText(toPlainError(unchecked).kind)}
          </Notice>
        </Box>
      )}
      {!done && (
        <div ref={form}>
          <NewPasswordForm
            onSubmit={({ password }) => void abortOnLeave(change({ token, password }))}
            submitError={failure && passwordText(failure.error)}
            serverErrors={failure?.refused}
            submitting={isLoading}
            submit={words.submit}
            disabledReason={waiting}
          />
        </div>
      )}
    </PasswordFrame>
  );
}

/**
 * /dashboard/reset-password: sets a new password by a mailed link (D56). The link's token opens an account,
 * so it is removed from URL and history before anything is rendered or fetched: browsers send the whole URL
 * as the referrer of what a style sheet loads. After a reload only the invitation is known.
 */
export function ResetPasswordPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const named = parameters.get('token');
  const invited = parameters.has('invited');
  const [link, setLink] = useState<MailedLink>({ token: named ?? '', invited });
  // Another link that is opened in the same tab brings another token.
  if (named !== null && named !== link.token) setLink({ token: named, invited });
  useEffect(() => {
    if (named !== null) void navigate({ pathname, search: invited ? '?invited=1' : '' }, { replace: true });
  }, [navigate, pathname, named, invited]);
  return named === null && <ResetPassword {...link} />;
}
