import LinearProgress from '@mui/material/LinearProgress';
import { kit } from '@laundry/strings';

/** At the top edge of the window, while the next page is on its way; the page before stays in sight. */
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
