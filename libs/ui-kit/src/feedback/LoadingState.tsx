import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { kit } from '@laundry/strings';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import type { SkeletonShape } from './LoadingSkeleton.tsx';

export interface LoadingStateProps {
  /** What is being awaited. */
  label?: string;
  /** What will stand here, drawn in grey; without it, a turning mark. */
  shape?: SkeletonShape;
}

/** What is there at once is not announced: only what takes longer shows that it is awaited. */
const late = {
  '@keyframes loading-appears': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  animation: 'loading-appears 1ms 250ms both',
} as const;

/** Something is on its way; said politely to screen readers. */
export function LoadingState({ label = kit.loading, shape }: LoadingStateProps) {
  return (
    <Box sx={{ ...late, py: shape ? 0 : 3 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        {!shape && <CircularProgress size={24} thickness={5} aria-hidden />}
        {label}
      </Box>
      {shape && <LoadingSkeleton shape={shape} />}
    </Box>
  );
}
