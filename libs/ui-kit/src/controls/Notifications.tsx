import { notifications as texts } from '@laundry/strings';
import { useEffect, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { MessageText } from './Notice.tsx';
import { MAX_SHOWN, useAutoDismiss, useDismissal } from './useAutoDismiss.ts';

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

export interface NotificationCardProps extends Pick<Notification, 'variant'> {
  children: ReactNode;
  onClose: () => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A notification: its message and a close button; it also closes by itself. */
export function NotificationCard({ variant, children, onClose, ref }: NotificationCardProps) {
  const holding = useAutoDismiss(onClose);
  return (
    <div
      ref={ref}
      role={ROLES[variant]}
      className={`kit-notification kit-notification-${variant}`}
      {...holding}
    >
      <div>{children}</div>
      <button type="button" className="kit-button kit-button-icon" aria-label={texts.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/** The message of a notification. */
export const NotificationMessage = ({ title, text }: Pick<Notification, 'title' | 'text'>) => (
  <>
    <strong>{title}</strong>
    <p>
      <MessageText text={text} />
    </p>
  </>
);

/** Shows a stack of notifications, each for five seconds. They take no focus; Escape closes them. */
export function Notifications({ notifications, onShown }: NotificationsProps) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const close = (closed: string) => setShown((now) => now.filter(({ id }) => id !== closed));

  const news = notifications.filter(({ id }) => !shown.some((each) => each.id === id));
  if (news.length > 0) setShown([...shown, ...news]);
  useEffect(() => {
    for (const { id } of notifications) onShown(id);
  }, [notifications, onShown]);

  useDismissal(() => setShown([]));

  if (shown.length === 0) return null;
  return (
    <div className="kit-notifications">
      {shown.slice(0, MAX_SHOWN).map(({ id, variant, title, text }) => (
        <NotificationCard key={id} variant={variant} onClose={() => close(id)}>
          <NotificationMessage title={title} text={text} />
        </NotificationCard>
      ))}
    </div>
  );
}
