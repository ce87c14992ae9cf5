import { notifications as texts } from '@laundry/strings';
import { useCallback, useEffect, useState } from 'react';
import { MessageText } from './Notice.tsx';
import { useAutoDismiss, useDismissal } from './useAutoDismiss.ts';

/** A temporary message: title, text and severity. */
export interface Notification {
  readonly id: string;
  readonly variant: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

export interface NotificationsProps {
  /** The notifications not yet shown, oldest first. */
  notifications: readonly Notification[];
  /** Called when a notification is shown, so that it is removed from the list. */
  onShown: (id: string) => void;
}

const ROLES = { success: 'status', error: 'alert' } as const;

interface NotificationCardProps {
  notification: Notification;
  onClose: () => void;
}

/** A notification: its message and a close button; it also closes by itself. */
function NotificationCard({ notification: { variant, title, text }, onClose }: NotificationCardProps) {
  const holding = useAutoDismiss(onClose);
  return (
    <div role={ROLES[variant]} className={`kit-notification kit-notification-${variant}`} {...holding}>
      <div>
        <strong>{title}</strong>
        <p>
          <MessageText text={text} />
        </p>
      </div>
      <button type="button" className="kit-button kit-button-icon" aria-label={texts.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/** The number of notifications shown at once; the others wait. */
const MAX_SHOWN = 3;

/** A stack of notifications, each for five seconds; once per app. They take no focus; Escape closes them. */
export function Notifications({ notifications, onShown }: NotificationsProps) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const close = (closed: string) => setShown((now) => now.filter(({ id }) => id !== closed));

  const news = notifications.filter(({ id }) => !shown.some((each) => each.id === id));
  if (news.length > 0) setShown([...shown, ...news]);
  useEffect(() => {
    for (const { id } of notifications) onShown(id);
  }, [notifications, onShown]);

  useDismissal(useCallback(() => setShown([]), []));

  if (shown.length === 0) return null;
  return (
    <div className="kit-notifications">
      {shown.slice(0, MAX_SHOWN).map((each) => (
        <NotificationCard key={each.id} notification={each} onClose={() => close(each.id)} />
      ))}
    </div>
  );
}
