import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { notifications } from '@laundry/strings';
import { SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useCallback, useEffect } from 'react';
import type { Ref } from 'react';
import { radius, shadow } from '../theme/tokens.ts';
import type { Notification, NotificationsProps } from '../controls/Notifications.tsx';
import { MAX_SHOWN, useAutoDismiss, useDismissal } from '../controls/useAutoDismiss.ts';
import GlobalStyles from '@mui/material/GlobalStyles';

interface NotificationCardProps extends CustomContentProps {
  variant: Notification['variant'];
  ref?: Ref<HTMLDivElement>;
}

const kindStyles = {
  success: { role: 'status', Icon: CheckCircle, colour: 'success.main' },
  error: { role: 'alert', Icon: ErrorIcon, colour: 'error.main' },
} as const;

/** A notification: its message and a close button; it also closes by itself. */
function NotificationCard({ id, variant, message, ref = null }: NotificationCardProps) {
  const { role, Icon, colour } = kindStyles[variant];
  const { closeSnackbar } = useSnackbar();
  const onClose = () => closeSnackbar(id);
  const holding = useAutoDismiss(onClose);
  return (
    <SnackbarContent ref={ref} role={role} {...holding}>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          width: '100%',
          minWidth: { sm: 340 },
          maxWidth: 420,
          maxHeight: '45vh',
          overflowY: 'auto',
          p: 2,
          pr: 1,
          borderRadius: `${radius.card}px`,
          border: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
          color: 'text.primary',
          overflowWrap: 'anywhere',
          boxShadow: shadow.overlay,
        }}
      >
        <Icon aria-hidden sx={{ color: colour, mt: 0.25 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>{message}</Box>
        <IconButton
          aria-label={notifications.close}
          onClick={onClose}
          sx={{ alignSelf: 'flex-start', mt: -0.75 }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
}

const components = { success: NotificationCard, error: NotificationCard };

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
  useDismissal(useCallback(() => closeSnackbar(), [closeSnackbar]));
  return null;
}
