import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';
import Button from '@mui/material/Button';
import { kit } from '@laundry/strings';

const frame = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  p: '6px 16px',
  border: 1,
  borderColor: 'error.main',
  borderRadius: `${radius.control}px`,
  backgroundColor: 'error.light',
  color: 'text.primary',
  typography: 'body2',
  fontSize: '0.9375rem',
  '& > svg': { flex: 'none', my: '7px', fontSize: 22, color: 'error.main' },
  '& > div': { minWidth: 0, py: 1 },
} as const;

export interface ErrorNoticeProps {
  title?: string;
  /** What happened and what to do now. */
  children: ReactNode;
  /** Called by the button REINTENTAR. */
  onRetry?: (() => void) | undefined;
  /** Another next step: a link or a button. */
  action?: ReactNode;
  /** Its outer margins, in units of the theme's spacing. */
  sx?: { mt?: number; mb?: number } | undefined;
}

/** An error, announced when it appears. MUI's Alert, which it looks like, would add its tones' script. */
export function ErrorNotice({ title, children, onRetry, action, sx }: ErrorNoticeProps) {
  return (
    <Box role="alert" sx={{ ...frame, ...sx }}>
      <ErrorIcon aria-hidden />
      <div>
        {title !== undefined && <Box sx={{ mb: '2px', fontSize: '1rem', fontWeight: 650 }}>{title}</Box>}
        {children}
        {(onRetry ?? action) !== undefined && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
            {onRetry && (
              <Button variant="outlined" size="small" onClick={() => onRetry()}>
                {kit.retry}
              </Button>
            )}
            {action}
          </Box>
        )}
      </div>
    </Box>
  );
}
