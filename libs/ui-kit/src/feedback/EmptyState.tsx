import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Empty } from '../illustrations/illustrations.tsx';
import { radius } from '../theme/tokens.ts';

export interface EmptyStateProps {
  /** What is missing: 'No hay resultados'. */
  title: string;
  /** The reason, or what to do about it. */
  children?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** Takes less space, without the drawing, for use within a table or a card. */
  compact?: boolean;
}

/** Says that there is nothing to show, with the next step. */
export function EmptyState({ title, children, action, compact = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: compact ? 4 : 6,
        borderRadius: `${compact ? radius.control : radius.card}px`,
        border: '1.5px dashed',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        overflowWrap: 'anywhere',
        '& > .kit-picture': { mb: 1 },
      }}
    >
      {!compact && <Empty size={140} />}
      <Box role="status" sx={{ typography: 'h4' }}>
        {title}
      </Box>
      {children !== undefined && <Box sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{children}</Box>}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
