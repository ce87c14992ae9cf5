import type { PhotographSource } from '@laundry/brand/photograph-slots';
import Box from '@mui/material/Box';
import { radius } from '../theme/tokens.ts';

export interface PhotographProps {
  photograph: PhotographSource;
  /** Its displayed width, in the format of `sizes`. */
  sizes: string;
  /** The aspect ratio of the visible part. */
  ratio?: string;
  /** The displayed height in px instead of the ratio, for a photograph in a row with drawings. */
  height?: number;
  /** Whether it is visible when the page opens; it is then loaded immediately, not when it is scrolled to. */
  first?: boolean;
}

/** A responsive photograph, which reserves its space before it has loaded. */
export function Photograph({
  photograph,
  sizes,
  ratio = '4 / 3',
  height: rowHeight,
  first = false,
}: PhotographProps) {
  const { avif, webp, src, width, height, alt, focus } = photograph;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <Box
        component="img"
        {...{ src, alt, width, height }}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        sx={{
          display: 'block',
          width: '100%',
          ...(rowHeight === undefined ? { height: 'auto', aspectRatio: ratio } : { height: rowHeight }),
          objectFit: 'cover',
          objectPosition: focus,
          borderRadius: `${radius.block}px`,
          backgroundColor: 'background.subtle',
        }}
      />
    </picture>
  );
}
