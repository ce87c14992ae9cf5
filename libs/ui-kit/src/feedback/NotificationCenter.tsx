import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect } from 'react';
import type { Ref } from 'react';
import { NotificationCard, NotificationMessage } from '../controls/Notifications.tsx';
import type { Notification, NotificationsProps } from '../controls/Notifications.tsx';
import { MAX_SHOWN, useDismissal } from '../controls/useAutoDismiss.ts';

interface SnackbarProps extends CustomContentProps {
  variant: Notification['variant'];
  ref?: Ref<HTMLDivElement> | undefined;
}

function Snackbar({ id, variant, message, ref }: SnackbarProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <NotificationCard ref={ref} variant={variant} onClose={() => closeSnackbar(id)}>
      {message}
    </NotificationCard>
  );
}

const components = { success: Snackbar, error: Snackbar };

/** Below the page's header, because buttons and the user's thumb are at the bottom. */
const positionStyles = (
  <GlobalStyles
    styles={{
      '.notistack-SnackbarContainer': { top: 'calc(env(safe-area-inset-top, 0px) + 72px) !important' },
      '.notistack-Snackbar > .kit-notification': { width: 'min(420px, calc(100vw - 40px))' },
      '@media print': { '.notistack-SnackbarContainer': { display: 'none' } },
    }}
  />
);

/** A stack of notifications, each for five seconds; once per app. It takes no focus; Escape closes it. */
export function NotificationCenter(props: NotificationsProps) {
  return (
    <SnackbarProvider
      maxSnack={MAX_SHOWN}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={components}
    >
      {positionStyles}
      <Queue {...props} />
    </SnackbarProvider>
  );
}

function Queue({ notifications, onShown }: NotificationsProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    for (const { id, variant, title, text } of notifications) {
      enqueueSnackbar(<NotificationMessage title={title} text={text} />, {
        key: id,
        preventDuplicate: true,
        variant,
      });
      onShown(id);
    }
  }, [notifications, onShown, enqueueSnackbar, closeSnackbar]);
  useDismissal(() => closeSnackbar());
  return null;
}
