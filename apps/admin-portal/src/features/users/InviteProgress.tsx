import { invites } from '@laundry/strings';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';

export interface InviteProgressProps {
  done: number;
  total: number;
  /** Seconds until it goes on, where the server wants a rest. */
  pausing: number | undefined;
}

/** How far the sending has come. */
export function InviteProgress({ done, total, pausing }: InviteProgressProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <span id={id}>{pausing === undefined ? invites.sending : invites.pausing(pausing)}</span>
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
