import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { kit } from '@laundry/strings';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import type { SkeletonShape } from './LoadingSkeleton.tsx';

export interface LoadingStateProps {
  /** What is being loaded. */
  label?: string;
  /** The shape of the loading content, drawn in grey; without it a spinner is shown. */
  shape?: SkeletonShape;
}

/** It only appears after a moment, so that quick answers show no loading indicator. */
const delayed = {
  '@keyframes loading-appears': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  animation: 'loading-appears 1ms 250ms both',
} as const;

/** A loading indicator, announced politely to screen readers. */
export function LoadingState({ label = kit.loading, shape }: LoadingStateProps) {
  return (
    <Box sx={{ ...delayed, py: shape ? 0 : 3 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        {!shape && <CircularProgress size={24} thickness={5} aria-hidden />}
        {label}
      </Box>
      {shape && <LoadingSkeleton shape={shape} />}
    </Box>
  );
}
