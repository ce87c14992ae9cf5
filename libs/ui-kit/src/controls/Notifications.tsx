import { notifications as texts } from '@laundry/strings';
import { useEffect, useState } from 'react';
import { MessageText } from './MessageText.tsx';
import { useAutoDismiss } from './useAutoDismiss.ts';

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

/** How long a notification stays (spec §9), in ms. Hovering or focusing it stops the clock. */
const STAYS_MS = 5000;
/** The number shown at once; the others wait. */
const MAX_SHOWN = 3;

const ROLES = { success: 'status', error: 'alert' } as const;

function Notification({ variant, title, text, onClose }: Notification & { onClose: () => void }) {
  const holding = useAutoDismiss(STAYS_MS, onClose);
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

/** Shows a stack of notifications, each for five seconds. They take no focus; Escape closes them. */
export function Notifications({ notifications, onShown }: NotificationsProps) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const close = (closed: string) => setShown((now) => now.filter(({ id }) => id !== closed));

  const news = notifications.filter(({ id }) => !shown.some((each) => each.id === id));
  if (news.length > 0) setShown([...shown, ...news]);
  useEffect(() => {
    for (const { id } of notifications) onShown(id);
  }, [notifications, onShown]);

  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setShown([]);
    };
    // When the browser restores the page from its back-forward cache, old notifications no longer apply.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setShown([]);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  if (shown.length === 0) return null;
  return (
    <div className="kit-notifications">
      {shown.slice(0, MAX_SHOWN).map((each) => (
        <Notification key={each.id} {...each} onClose={() => close(each.id)} />
      ))}
    </div>
  );
}
