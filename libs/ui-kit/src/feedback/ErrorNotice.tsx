import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ErrorNoticeProps {
  title?: string;
  /** What happened and what to do now. */
  children: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** Announced at once by default; false where it stands from the beginning. */
  announced?: boolean;
  sx?: SxProps<Theme>;
}

/** Something went wrong; announced to screen readers when it appears. */
export function ErrorNotice({ title, children, action, announced = true, sx }: ErrorNoticeProps) {
  return (
    <Alert severity="error" role={announced ? 'alert' : 'note'} {...(sx !== undefined && { sx })}>
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {children}
      {action !== undefined && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Alert>
  );
}
