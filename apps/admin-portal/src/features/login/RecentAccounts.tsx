import { login } from '@laundry/strings';
import { NativeGlyph } from '@laundry/ui-kit/native';
import { useId, useRef } from 'react';

export interface RecentAccountsProps {
  /** Newest first. */
  emails: readonly string[];
  onChoose: (email: string) => void;
  onRemove: (email: string) => void;
}

/** E-mails of earlier logins: a press takes one over, another one removes it. */
export function RecentAccounts({ emails, onChoose, onRemove }: RecentAccountsProps) {
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  if (emails.length === 0) return null;
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
              onClick={() => {
                onRemove(email);
                // The pressed button goes away: focus stays with the list.
                title.current?.focus();
              }}
            >
              <NativeGlyph sign="remove" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
