import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { kit } from '@laundry/strings';

export interface LoadingStateProps {
  /** What is being awaited. */
  label?: string;
}

/** Something is on its way; said politely to screen readers. */
export function LoadingState({ label = kit.loading }: LoadingStateProps) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 3, color: 'text.secondary' }}>
      <CircularProgress size={24} thickness={5} aria-hidden />
      {label}
    </Box>
  );
}
