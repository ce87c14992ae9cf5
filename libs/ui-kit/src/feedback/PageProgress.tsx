import LinearProgress from '@mui/material/LinearProgress';
import { kit } from '@laundry/strings';

/** A bar at the top edge of the viewport while the next page loads; the current page stays visible. */
export function PageProgress() {
  return (
    <LinearProgress
      aria-label={kit.loading}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'tooltip',
        // Delayed like `Loading`.
        animation: 'kit-appears 1ms 250ms both',
      }}
    />
  );
}
