import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { kit } from '@laundry/strings';
import type { ReactNode } from 'react';
import { ErrorFrame } from './ErrorFrame.tsx';
import type { ErrorFrameProps } from './ErrorFrame.tsx';

export interface ErrorNoticeProps {
  title?: string;
  /** What happened and what to do now. */
  children: ReactNode;
  /** Called by the button REINTENTAR. */
  onRetry?: (() => void) | undefined;
  /** Another next step: a link or a button. */
  action?: ReactNode;
  /** Announced by default; false where it is there from the start. */
  announced?: boolean;
  sx?: ErrorFrameProps['sx'];
}

/** An error message, announced to screen readers when it appears. */
export function ErrorNotice({ title, children, onRetry, action, announced = true, sx }: ErrorNoticeProps) {
  return (
    <ErrorFrame role={announced ? 'alert' : 'note'} sx={sx}>
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
    </ErrorFrame>
  );
}
