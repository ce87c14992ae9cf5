import { login } from '@laundry/strings';
import { Icon } from '@laundry/ui-kit/controls';
import { useId, useRef, useState } from 'react';
import { usePortalStorage } from '../../shared/usePortalStorage.ts';
import { readRecentEmails, removeEmail } from './recentEmails.ts';

/** The e-mails of earlier logins, each with a button to fill it in and one to remove it (D3). */
export function RecentAccounts({ onChoose }: { onChoose: (email: string) => void }) {
  const storage = usePortalStorage();
  const [emails, setEmails] = useState(() => readRecentEmails(storage));
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  if (emails.length === 0) return null;
  const remove = (email: string) => {
    removeEmail(storage, email);
    setEmails(readRecentEmails(storage));
    // The pressed button disappears: the focus moves to the list's title or, if none is left, to the form.
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
