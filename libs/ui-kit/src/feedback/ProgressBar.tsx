import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';

export interface ProgressBarProps {
  /** What is being done: the bar's name. */
  label: string;
  /** How far it has come, in words; at the end of the line. */
  progress?: string | undefined;
  /** The same in percent; undefined where it is unknown. */
  percent: number | undefined;
}

/** How far something has come that takes a while, under what it is. */
export function ProgressBar({ label, progress, percent }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <span id={id}>{label}</span>
        {progress !== undefined && <span aria-hidden>{progress}</span>}
      </Box>
      <LinearProgress
        aria-labelledby={id}
        sx={{ height: 6, borderRadius: 3 }}
        {...(percent !== undefined && { variant: 'determinate', value: percent })}
      />
    </div>
  );
}
