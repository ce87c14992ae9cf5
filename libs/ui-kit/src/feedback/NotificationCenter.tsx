import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { NotificationCard } from './NotificationCard.tsx';
import type { NotificationKind } from './NotificationCard.tsx';

/** A message that passes: title, text, and what kind of news it is. */
export interface KitNotification {
  id: string;
  variant: NotificationKind;
  title: string;
  text: string;
}

export interface NotificationCenterProps {
  /** Those not yet shown, oldest first. */
  notifications: readonly KitNotification[];
  /** This one is on the screen now: take it off the list. */
  onShown: (id: string) => void;
}

/** So many at once; the others wait. */
const AT_ONCE = 3;

/** Under the page's head: the foot is where forms have their buttons, and the thumb is. */
const place = (
  <GlobalStyles
    styles={{
      '.notistack-SnackbarContainer': { top: 'calc(env(safe-area-inset-top, 0px) + 72px) !important' },
      '@media print': { '.notistack-SnackbarContainer': { display: 'none' } },
    }}
  />
);

/**
 * Shows notifications one under the other, each for five seconds; once per app. They take no focus; Escape
 * closes them.
 */
export function NotificationCenter(props: NotificationCenterProps) {
  return (
    <SnackbarProvider
      maxSnack={AT_ONCE}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {place}
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
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) closeSnackbar();
    };
    // The browser shows the page again as it was left (its back-forward cache): what was told then is over.
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
