import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { NotificationCard } from './NotificationCard.tsx';
import type { NotificationKind } from './NotificationCard.tsx';

/** A temporary message: title, text and severity. */
export interface KitNotification {
  id: string;
  variant: NotificationKind;
  title: string;
  text: string;
}

export interface NotificationCenterProps {
  /** The notifications not yet shown, oldest first. */
  notifications: readonly KitNotification[];
  /** Called when a notification is shown, so that it is removed from the list. */
  onShown: (id: string) => void;
}

/** The number shown at once; the others wait. */
const MAX_SHOWN = 3;

const components = {
  success: NotificationCard,
  info: NotificationCard,
  warning: NotificationCard,
  error: NotificationCard,
};

/** Below the page's header, because buttons and the user's thumb are at the bottom. */
const positionStyles = (
  <GlobalStyles
    styles={{
      '.notistack-SnackbarContainer': { top: 'calc(env(safe-area-inset-top, 0px) + 72px) !important' },
      '@media print': { '.notistack-SnackbarContainer': { display: 'none' } },
    }}
  />
);

/** A stack of notifications, each for five seconds; once per app. It takes no focus; Escape closes it. */
export function NotificationCenter(props: NotificationCenterProps) {
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

function Queue({ notifications, onShown }: NotificationCenterProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    for (const { id, variant, title, text } of notifications) {
      enqueueSnackbar(
        <>
          <Box sx={{ typography: 'h5' }}>{title}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text}</Box>
        </>,
        { key: id, preventDuplicate: true, variant },
      );
      onShown(id);
    }
  }, [notifications, onShown, enqueueSnackbar, closeSnackbar]);
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) closeSnackbar();
    };
    // When the browser restores the page from its back-forward cache, old notifications no longer apply.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) closeSnackbar();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pageshow', onShow);
    };
  }, [closeSnackbar]);
  return null;
}
