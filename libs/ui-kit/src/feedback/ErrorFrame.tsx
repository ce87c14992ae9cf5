import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import type { AriaRole, ReactNode } from 'react';
import { radius } from '../theme/dimensions.ts';

export interface ErrorFrameProps {
  role: AriaRole;
  children: ReactNode;
  /** Its outer margins, in units of the theme's spacing. */
  sx?: { mt?: number; mb?: number } | undefined;
}

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

/** An error that looks like MUI's Alert, whose four tones would add script to every form. */
export const ErrorFrame = ({ role, children, sx }: ErrorFrameProps) => (
  <Box role={role} sx={{ ...frame, ...sx }}>
    <ErrorIcon aria-hidden />
    <div>{children}</div>
  </Box>
);
