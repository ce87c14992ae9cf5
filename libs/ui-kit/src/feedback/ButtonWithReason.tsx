import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { keepHyphenatedTogether } from '../format/keepHyphenatedTogether.tsx';

const reason = {
  typography: 'body2',
  color: 'text.secondary',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  borderRadius: 0.5,
} as const;

const busyStyles = {
  '@keyframes button-waits': { to: { transform: 'rotate(1turn)' } },
  '&&[aria-busy=true]': {
    color: 'transparent',
    backgroundColor: 'action.disabledBackground',
    cursor: 'progress',
  },
  // For clicks before the page is hydrated, when no spinner has been rendered yet.
  '&&[aria-busy=true]:not(:has([role=progressbar]))::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    m: 'auto',
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'text.primary',
    borderTopColor: 'transparent',
    animation: 'button-waits 1.4s linear infinite',
  },
} as const;

const mark = { position: 'absolute', inset: 0, m: 'auto', color: 'text.primary' } as const;

const refuse = (event: MouseEvent): void => event.preventDefault();

export interface ButtonWithReasonProps {
  children: ReactNode;
  /** Why it is disabled. The reason is shown as text and referenced by the button. */
  disabledReason?: string | undefined;
  /** What the button does; shown in the space of the reason while there is none. */
  note?: string | undefined;
  /** Whether it is busy: it then ignores clicks, shows a spinner and keeps the focus. */
  loading?: boolean;
  onClick?: () => void;
  type?: 'button' | 'submit';
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'error';
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  fullWidth?: boolean;
  /** Any further props of the button, such as aria-haspopup. */
  slotProps?: { button?: ButtonProps };
}

/**
 * A button that shows why it is disabled (D18). Disabled buttons are no Tab stops, so the reason is one
 * instead; a changed reason is announced.
 */
export function ButtonWithReason({
  children,
  disabledReason,
  note,
  loading = false,
  type = 'button',
  variant = 'contained',
  fullWidth = false,
  onClick,
  slotProps,
  ...props
}: ButtonWithReasonProps) {
  const reasonId = useId();
  const reasoned = disabledReason !== undefined && disabledReason !== '';
  const explanation = reasoned ? disabledReason : note;
  return (
    <Box
      data-reasoned=""
      sx={{ display: 'grid', gap: 0.75, justifyItems: fullWidth ? 'stretch' : 'start', maxWidth: '100%' }}
    >
      <Button
        {...slotProps?.button}
        {...props}
        type={type}
        variant={variant}
        fullWidth={fullWidth}
        disabled={reasoned}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        onClick={loading ? refuse : onClick}
        sx={busyStyles}
        aria-describedby={explanation === undefined ? undefined : reasonId}
      >
        {children}
        {loading && <CircularProgress aria-hidden size={20} sx={mark} />}
      </Button>
      {explanation !== undefined && (
        <Box id={reasonId} role="status" tabIndex={reasoned ? 0 : undefined} sx={reason}>
          {keepHyphenatedTogether(explanation)}
        </Box>
      )}
    </Box>
  );
}
