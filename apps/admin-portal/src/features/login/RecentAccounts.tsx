import { login } from '@laundry/strings';
import { Icon } from '@laundry/ui-kit/controls';
import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailForgotten, selectRecentEmails } from './login.slice.ts';

/** E-mails of earlier logins: one press takes one over, another removes it (D3). */
export function RecentAccounts({ onChoose }: { onChoose: (email: string) => void }) {
  const dispatch = useDispatch();
  const emails = useSelector(selectRecentEmails);
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  if (emails.length === 0) return null;
  const remove = (email: string) => {
    dispatch(emailForgotten(email));
    // The pressed button goes away: focus stays with the list, and behind the last one with the form.
    const field = title.current?.closest('form')?.querySelector('input');
    (emails.length > 1 ? title.current : field)?.focus();
  };
  return (
    <div className="kit-accounts">
      <p id={titleId} ref={title} tabIndex={-1}>
        {login.recent}
      </p>
      <ul aria-labelledby={titleId}>
        {emails.map((email) => (
          <li key={email}>
            <button type="button" aria-label={login.useEmail(email)} onClick={() => onChoose(email)}>
              {email}
            </button>
            <button
              type="button"
              className="kit-glyph-button"
              aria-label={login.removeEmail(email)}
              onClick={() => remove(email)}
            >
              <Icon icon="remove" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
