import { styled } from '@mui/material/styles';

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'clamp(20px, 4vw, 48px)',
  // Layers are rounded to whole pixels, which would leave a gap.
  marginBottom: -1,
  fill: 'currentColor',
  // With forced colours the wave is a line.
  '@media (forced-colors: active)': {
    fill: 'Canvas',
    stroke: 'CanvasText',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
});

/** A decorative wave between two bands of the page, in the colour of the next one. */
export function WaterLine() {
  return (
    <Svg viewBox="0 0 1440 48" preserveAspectRatio="none" aria-hidden>
      <path d="M0 24C120 4 240 4 360 24s240 20 360 0 240-20 360 0 240 20 360 0v25H0Z" />
    </Svg>
  );
}
