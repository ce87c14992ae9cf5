import Box from '@mui/material/Box';
import { radius } from '../theme/dimensions.ts';

/** The kind of loading content: lines of text, a form's fields, cards in a row, rows of a table. */
export type SkeletonShape = 'text' | 'form' | 'cards' | 'rows';

interface Part {
  count: number;
  height: number;
  gap: number;
  /** The grid tracks of the parts. */
  tracks: string;
}

const parts: Record<SkeletonShape, Part> = {
  text: { count: 4, height: 16, gap: 1.5, tracks: 'minmax(0, 60ch)' },
  form: { count: 3, height: 48, gap: 3, tracks: 'minmax(0, 560px)' },
  cards: { count: 3, height: 160, gap: 2, tracks: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  rows: { count: 6, height: 36, gap: 1, tracks: 'minmax(0, 1fr)' },
};

/** A grey outline of loading content, so that nothing moves when it arrives. */
export function LoadingSkeleton({ shape }: { shape: SkeletonShape }) {
  const { count, height, gap, tracks } = parts[shape];
  return (
    <Box aria-hidden sx={{ display: 'grid', gap, gridTemplateColumns: tracks, mt: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <Box
          key={index}
          sx={{
            height,
            width: shape === 'text' && index === count - 1 ? '60%' : '100%',
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
