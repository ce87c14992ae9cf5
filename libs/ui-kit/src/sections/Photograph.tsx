import Box from '@mui/material/Box';
import { radius } from '../theme/dimensions.ts';

/** A photograph as pages name it. */
export interface PhotographSource {
  /** Addresses with widths, as `srcset` has them, in the format that browsers take first. */
  avif: string;
  webp: string;
  /** For browsers that choose none. */
  src: string;
  /** Of `src`, in px. */
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
  /** What of it must stay in sight when it is cut, as CSS has it: `50% 40%`. */
  focus: string;
}

export interface PhotographProps {
  photograph: PhotographSource;
  /** How wide it stands, as `sizes` has it. */
  sizes: string;
  /** Width by height of what is seen of it. */
  ratio?: string;
  /** It is in sight when the page opens: fetched first, not when it is reached. */
  first?: boolean;
}

/**
 * A photograph that comes in the size and the format that suit the screen, and keeps its place until it has
 * come.
 */
export function Photograph({ photograph, sizes, ratio = '4 / 3', first = false }: PhotographProps) {
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
          height: 'auto',
          aspectRatio: ratio,
          objectFit: 'cover',
          objectPosition: focus,
          borderRadius: `${radius.block}px`,
          backgroundColor: 'background.subtle',
        }}
      />
    </picture>
  );
}
