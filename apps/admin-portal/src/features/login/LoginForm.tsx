import { textOf } from '@laundry/error-catalogue';
import { kit, login } from '@laundry/strings';
import { NativeButton, NativeEmailField, NativeNotice, NativePasswordField } from '@laundry/ui-kit/native';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../app/paths.ts';
import { selectSession } from '../../session/session.slice.ts';
import {
  emailForgotten,
  selectAttempt,
  selectRecentEmails,
  signInRequested,
  typingStarted,
} from './login.slice.ts';
import type { Credentials } from './login.slice.ts';
import { RecentAccounts } from './RecentAccounts.tsx';

const EMPTY: Credentials = { email: '', password: '' };
const FIELDS = ['email', 'password'] as const;

/** What a form of the document holds: a browser may have filled it in before it ran. */
function valuesOf(form: HTMLFormElement): Credentials {
  const typed = new FormData(form);
  const textAt = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: textAt('email'), password: textAt('password') };
}

/** The login's form, of native parts: it runs without a style engine. */
export function LoginForm() {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const attempt = useSelector(selectAttempt);
  const recentEmails = useSelector(selectRecentEmails);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [sent, setSent] = useState(EMPTY);
  const [emailTouched, setEmailTouched] = useState(false);

  const change = (some: Partial<Credentials>) => {
    setValues({ ...values, ...some });
    dispatch(typingStarted());
  };
  const takeUp = (element: HTMLFormElement | null) => {
    form.current = element;
    if (!element || values !== EMPTY) return;
    const filled = valuesOf(element);
    if (FIELDS.some((name) => filled[name] !== '')) setValues(filled);
  };

  const refused = attempt.status === 'failed' ? attempt.refused : undefined;
  const firstRefused = FIELDS.find((name) => refused?.[name] !== undefined);
  useEffect(() => {
    if (firstRefused) form.current?.querySelector<HTMLElement>(`[name=${firstRefused}]`)?.focus();
  }, [firstRefused, refused]);
  /** What the server refused, until it is changed. */
  const refusalOf = (name: keyof Credentials) => {
    const helperText = values[name] === sent[name] ? refused?.[name] : undefined;
    return { helperText, invalid: helperText !== undefined };
  };

  const sending = attempt.status === 'sending' || session.status === 'open';
  const incomplete = values.email.trim() === '' || values.password === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending || incomplete) return;
    setSent(values);
    dispatch(signInRequested(values));
  };
  const ended = session.status === 'closed' && session.because === 'ended' && attempt.status === 'idle';
  return (
    <form ref={takeUp} className="kit-entry" noValidate onSubmit={submit}>
      {ended && <NativeNotice>{textOf('sessionEnded')}</NativeNotice>}
      <NativeEmailField
        name="email"
        label={login.email}
        autoComplete="username"
        value={values.email}
        onChange={(email) => change({ email })}
        touched={emailTouched}
        onBlur={() => setEmailTouched(true)}
        {...refusalOf('email')}
      />
      <RecentAccounts
        emails={recentEmails}
        onChoose={(email) => change({ email })}
        onRemove={(email) => dispatch(emailForgotten(email))}
      />
      <NativePasswordField
        name="password"
        label={login.password}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => change({ password })}
        {...refusalOf('password')}
      />
      <a href={paths.forgotPassword} className="kit-entry-link">
        {login.forgotten}
      </a>
      <div className="kit-entry-row">
        <NativeButton
          type="submit"
          loading={sending}
          disabledReason={incomplete && !sending ? login.incomplete : undefined}
        >
          {login.submit}
        </NativeButton>
      </div>
      {attempt.status === 'failed' && <NativeNotice>{textOf(attempt.error)}</NativeNotice>}
      <div aria-live="polite" className="kit-hidden">
        {sending && kit.sending}
      </div>
    </form>
  );
}
