import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

/** Newer rows are on their way over those in sight. Its room is always kept, so that nothing moves. */
export function Refreshing({ active }: { active: boolean }) {
  return (
    <Box aria-hidden sx={{ height: 3, mb: 0.5, borderRadius: 1, overflow: 'hidden' }}>
      {active && <LinearProgress sx={{ height: 3 }} />}
    </Box>
  );
}
