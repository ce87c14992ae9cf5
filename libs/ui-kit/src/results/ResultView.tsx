import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import HourglassIcon from '@mui/icons-material/HourglassTopRounded';
import QuestionIcon from '@mui/icons-material/QuestionMarkRounded';
import UndoIcon from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '../layout/PageHeading.tsx';

/** Approved, not yet decided, refused, refunded, or unknown. */
export type ResultStatus = 'success' | 'pending' | 'denied' | 'refunded' | 'unknown';

export interface ResultViewProps {
  status: ResultStatus;
  /** The result, as the page's h1. */
  title: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** The next steps. */
  actions?: ReactNode;
}

const looks = {
  success: { Icon: CheckIcon, colour: 'success' },
  pending: { Icon: HourglassIcon, colour: 'info' },
  denied: { Icon: CloseIcon, colour: 'error' },
  refunded: { Icon: UndoIcon, colour: 'info' },
  unknown: { Icon: QuestionIcon, colour: 'warning' },
} as const;

/** On a phone each button is as wide as the screen. */
const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 4,
  '& > *': { flex: { xs: '1 0 100%', sm: 'none' } },
} as const;

/** The result of a process. A changed status is announced: politely, or immediately where it was refused. */
export function ResultView({ status, title, children, actions }: ResultViewProps) {
  const { Icon, colour } = looks[status];
  return (
    <Box
      role={status === 'denied' ? 'alert' : 'status'}
      data-status={status}
      sx={{ overflowWrap: 'anywhere' }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          mb: 3,
          borderRadius: '50%',
          color: `${colour}.main`,
          backgroundColor: `${colour}.light`,
        }}
      >
        <Icon sx={{ fontSize: 40 }} />
      </Box>
      <PageHeading>{title}</PageHeading>
      {children}
      {actions !== undefined && <Box sx={actionRow}>{actions}</Box>}
    </Box>
  );
}
