import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { notifications } from '@laundry/strings';
import { SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { radius } from '../theme/shape.ts';
import { shadow } from '../theme/shadow.ts';

export interface NotificationCardProps {
  variant: 'success' | 'error';
  title: string;
  text: string;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

const look = {
  success: { role: 'status', Icon: CheckCircle, colour: 'success.main' },
  error: { role: 'alert', Icon: ErrorIcon, colour: 'error.main' },
} as const;

/** One notification: title, text and a way to close it. */
export function NotificationCard({ variant, title, text, onClose, ref }: NotificationCardProps) {
  const { role, Icon, colour } = look[variant];
  return (
    <SnackbarContent ref={ref} role={role}>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          width: '100%',
          maxWidth: 420,
          p: 2,
          pr: 1,
          borderRadius: `${radius.card}px`,
          border: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
          color: 'text.primary',
          boxShadow: shadow.overlay,
        }}
      >
        <Icon aria-hidden sx={{ color: colour, mt: 0.25 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ typography: 'h5' }}>{title}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text}</Box>
        </Box>
        <IconButton
          size="small"
          aria-label={notifications.close}
          onClick={onClose}
          sx={{ alignSelf: 'flex-start' }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
}
