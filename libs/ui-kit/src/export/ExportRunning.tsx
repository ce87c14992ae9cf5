import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { exporting } from '@laundry/strings';
import { useId } from 'react';

/** An export on its way. */
export interface RunningExport {
  /** As the menu says it: 'CSV'. */
  label: string;
  /** How much is done, from 0 to 1; left out where nobody can tell. */
  fraction?: number;
}

export interface ExportRunningProps {
  running: RunningExport;
  onCancel?: () => void;
}

/** How far an export has come, and the way to stop it. */
export function ExportRunning({ running: { label, fraction }, onCancel }: ExportRunningProps) {
  const id = useId();
  const percent = fraction === undefined ? undefined : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, maxWidth: 400, ml: 'auto' }}>
      <Box sx={{ flex: 1, minWidth: 150 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
          <span id={id}>{exporting.working(label)}</span>
          {percent !== undefined && <span aria-hidden>{exporting.done(percent)}</span>}
        </Box>
        <LinearProgress
          aria-labelledby={id}
          sx={{ height: 6, borderRadius: 3 }}
          {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
        />
      </Box>
      {onCancel && (
        <Button size="small" onClick={() => onCancel()}>
          {exporting.cancel}
        </Button>
      )}
    </Box>
  );
}
