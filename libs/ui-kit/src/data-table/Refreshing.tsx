import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

/**
 * Newer rows are on their way over those in sight: it stands in the gap above them, so that nothing moves.
 */
export function Refreshing({ active }: { active: boolean }) {
  return (
    <Box aria-hidden sx={{ height: 3, mt: '-5px', mb: '2px', borderRadius: 1, overflow: 'hidden' }}>
      {active && <LinearProgress sx={{ height: 3 }} />}
    </Box>
  );
}
