import { invites } from '@laundry/strings';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';

export interface SendingProgressProps {
  /** What is being sent, or why sending pauses. */
  label: string;
  done: number;
  total: number;
}

/** How far the sending has come. */
export function SendingProgress({ label, done, total }: SendingProgressProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <span id={id}>{label}</span>
        <span aria-hidden>{invites.progress(done, total)}</span>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant="determinate"
        value={(done / Math.max(1, total)) * 100}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </div>
  );
}
