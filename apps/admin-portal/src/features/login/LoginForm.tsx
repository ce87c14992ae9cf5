import { kit, kitFields, login } from '@laundry/strings';
import { FieldFrame, FieldWarning, helperTextId, Button, Icon, Notice } from '@laundry/ui-kit/controls';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PageHeading } from '@laundry/ui-kit';
import { EntryStyles } from '@laundry/ui-kit/control-styles';
import { deviceLinkUrl, paths } from '../../shared/paths.ts';
import { EntryFrame } from '../../shared/EntryFrame.tsx';

/** The parts of the form that come and go, by the `data-part` that they are found by (runLoginForm.ts). */
const part = (name: string) => ({ 'data-part': name });

/** E-mails of earlier logins: one press takes one over, another removes it. One row, the pattern of all. */
function RecentAccounts() {
  const titleId = useId();
  return (
    <div className="kit-accounts" hidden {...part('accounts')}>
      <p id={titleId} tabIndex={-1} {...part('accountsTitle')}>
        {login.recent}
      </p>
      <ul aria-labelledby={titleId}>
        <li hidden>
          <button type="button" />
          <button type="button" className="kit-glyph-button">
            <Icon icon="remove" size={20} />
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The error; screen readers announce it once it has a text. */
const HiddenNotice = ({ name }: { name: string }) => (
  <div hidden {...part(name)}>
    <Notice>
      <span />
    </Notice>
  </div>
);

/** Shows the password, or hides it again. */
const PasswordSwitch = () => (
  <button
    type="button"
    className="kit-glyph-button"
    aria-label={kit.showPassword}
    {...part('passwordSwitch')}
  >
    <span hidden={false}>
      <Icon icon="shown" />
    </span>
    <span hidden>
      <Icon icon="hidden" />
    </span>
  </button>
);

/**
 * The login's form as HTML, with all that it can say in it: `runLoginForm` shows and hides it, with or
 * without React around it. What is typed stands in the fields alone, so nothing that was typed before any
 * script is lost.
 *
 * @param canReset whether the server mails links to choose a new password (D69)
 */
export function LoginForm({ canReset }: { canReset: boolean }) {
  const [email, password] = [useId(), useId()];
  return (
    <form className="kit-entry" noValidate>
      <HiddenNotice name="ended" />
      <FieldFrame
        id={email}
        label={login.email}
        invalid={false}
        helperText={
          <>
            <span {...part('emailRefusal')} />
            <span hidden {...part('suggestion')}>
              <FieldWarning>
                {kitFields.didYouMean} <button type="button" className="kit-link-button" />
              </FieldWarning>
            </span>
          </>
        }
      >
        <input
          id={email}
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="username"
          className="kit-input"
          aria-invalid={false}
          aria-describedby={helperTextId(email)}
        />
      </FieldFrame>
      <RecentAccounts />
      <FieldFrame
        id={password}
        label={login.password}
        invalid={false}
        helperText={<span {...part('passwordRefusal')} />}
      >
        <div className="kit-box">
          <input
            id={password}
            name="password"
            type="password"
            autoCapitalize="none"
            autoComplete="current-password"
            className="kit-input"
            aria-invalid={false}
            aria-describedby={helperTextId(password)}
          />
          <PasswordSwitch />
        </div>
      </FieldFrame>
      {canReset && (
        <a href={paths.forgotPassword} className="kit-entry-link">
          {login.forgotten}
        </a>
      )}
      <div className="kit-entry-row">
        <Button type="submit" disabledReason={login.incomplete}>
          {login.submit}
        </Button>
      </div>
      <HiddenNotice name="failed" />
      <a href={deviceLinkUrl} className="kit-entry-link" hidden {...part('deviceLink')}>
        {login.deviceLink}
      </a>
      <div aria-live="polite" className="kit-hidden" {...part('progress')} />
    </form>
  );
}

/** The frame around the login's form. */
export const LoginFrame = ({ children }: { children: ReactNode }) => (
  <>
    <EntryStyles />
    <EntryFrame>
      <PageHeading lead={login.lead}>{login.heading}</PageHeading>
      {children}
    </EntryFrame>
  </>
);
