import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { NotificationCard } from './NotificationCard.tsx';

/** A message that passes: title, text, and whether it is good news. */
export interface KitNotification {
  id: string;
  variant: 'success' | 'error';
  title: string;
  text: string;
}

export interface NotificationCenterProps {
  /** Those not yet shown, oldest first. */
  notifications: readonly KitNotification[];
  /** This one is on the screen now: take it off the list. */
  onShown: (id: string) => void;
}

/** How long a notification stays (section 9), in ms. Pointing at it or leaving the window stops the clock. */
const NOTIFICATION_MS = 5000;

/** Shows notifications one above the other, each for five seconds; once per app. */
export function NotificationCenter(props: NotificationCenterProps) {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={NOTIFICATION_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Queue {...props} />
    </SnackbarProvider>
  );
}

function Queue({ notifications, onShown }: NotificationCenterProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    for (const { id, variant, title, text } of notifications) {
      enqueueSnackbar(text, {
        key: id,
        preventDuplicate: true,
        content: (key) => (
          <NotificationCard variant={variant} title={title} text={text} onClose={() => closeSnackbar(key)} />
        ),
      });
      onShown(id);
    }
  }, [notifications, onShown, enqueueSnackbar, closeSnackbar]);
  return null;
}
