import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { notifications } from '@laundry/strings';
import { SnackbarContent, useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { radius } from '../theme/dimensions.ts';
import { shadow } from '../theme/effects.ts';
import { useAutoDismiss } from '../controls/useAutoDismiss.ts';

export type NotificationKind = 'success' | 'info' | 'warning' | 'error';

/** How long a notification stays (spec §9), in ms. Hovering or focusing it stops the clock. */
const NOTIFICATION_MS = 5000;

export interface NotificationCardProps extends CustomContentProps {
  variant: NotificationKind;
  ref?: Ref<HTMLDivElement>;
}

const kindStyles = {
  success: { role: 'status', Icon: CheckCircle, colour: 'success.main' },
  info: { role: 'status', Icon: InfoIcon, colour: 'info.main' },
  warning: { role: 'alert', Icon: WarningIcon, colour: 'warning.main' },
  error: { role: 'alert', Icon: ErrorIcon, colour: 'error.main' },
} as const;

/** A notification: its message and a close button; it also closes by itself. */
export function NotificationCard({ id, variant, message, ref = null }: NotificationCardProps) {
  const { role, Icon, colour } = kindStyles[variant];
  const { closeSnackbar } = useSnackbar();
  const onClose = () => closeSnackbar(id);
  const holding = useAutoDismiss(NOTIFICATION_MS, onClose);
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
