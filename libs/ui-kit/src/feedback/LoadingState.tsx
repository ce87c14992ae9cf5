import Box from '@mui/material/Box';
import { radius } from '../theme/tokens.ts';
import CircularProgress from '@mui/material/CircularProgress';
import { kit } from '@laundry/strings';

/** The parts of loading content: cards in a row, rows of a table. */
const shapes = {
  cards: { count: 3, height: 160, gap: 2, tracks: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  rows: { count: 6, height: 36, gap: 1, tracks: 'minmax(0, 1fr)' },
} as const;

type SkeletonShape = keyof typeof shapes;

/** A grey outline of loading content, so that nothing moves when it arrives. */
function LoadingSkeleton({ shape }: { shape: SkeletonShape }) {
  const { count, height, gap, tracks } = shapes[shape];
  return (
    <Box aria-hidden sx={{ display: 'grid', gap, gridTemplateColumns: tracks, mt: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <Box
          key={index}
          sx={{
            height,
            // Visible with forced colours only.
            border: '1px solid transparent',
            borderRadius: `${radius.control}px`,
            backgroundColor: 'background.tinted',
          }}
        />
      ))}
    </Box>
  );
}

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
