import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';

export interface ProgressBarProps {
  /** What is being done; the bar's accessible name. */
  label: string;
  /** The progress in words, at the end of the label's line. */
  progress?: string | undefined;
  /** The progress in percent; undefined if unknown. */
  percent: number | undefined;
}

/** The progress of a longer task, below its label. */
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
        {...(percent !== undefined && { variant: 'determinate', value: percent })}
      />
    </div>
  );
}
