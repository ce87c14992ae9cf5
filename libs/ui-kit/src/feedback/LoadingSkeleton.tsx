import Box from '@mui/material/Box';
import { radius } from '../theme/tokens.ts';

/** The parts of loading content: cards in a row, rows of a table. */
const shapes = {
  cards: { count: 3, height: 160, gap: 2, tracks: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  rows: { count: 6, height: 36, gap: 1, tracks: 'minmax(0, 1fr)' },
} as const;

export interface LoadingSkeletonProps {
  /** What is being loaded. */
  label: string;
  shape: keyof typeof shapes;
}

/**
 * A grey outline of loading content, so that nothing moves when it arrives; its label is announced politely.
 */
export function LoadingSkeleton({ label, shape }: LoadingSkeletonProps) {
  const { count, height, gap, tracks } = shapes[shape];
  return (
    // Delayed like `Loading`; as high as the viewport, so that the footer does not move.
    <Box sx={{ animation: 'kit-appears 1ms 250ms both', minHeight: '100vh' }}>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
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
    </Box>
  );
}
