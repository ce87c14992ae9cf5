import { styled } from '@mui/material/styles';

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'clamp(20px, 4vw, 48px)',
  // Neighbouring layers round to whole pixels: none may leave a gap.
  marginBottom: -1,
  fill: 'currentColor',
  // Where the device chooses the colours, the surface is a line.
  '@media (forced-colors: active)': {
    fill: 'Canvas',
    stroke: 'CanvasText',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
});

/**
 * The water's surface: where one band of the page ends and the next begins, in that one's colour. Decoration.
 */
export function WaterLine() {
  return (
    <Svg viewBox="0 0 1440 48" preserveAspectRatio="none" aria-hidden>
      <path d="M0 24C120 4 240 4 360 24s240 20 360 0 240-20 360 0 240 20 360 0v25H0Z" />
    </Svg>
  );
}
