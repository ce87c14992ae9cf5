import Box from '@mui/material/Box';
import { encode } from 'uqr';
import type { QrCodeGenerateOptions } from 'uqr';

/** The width of the light margin, which scanners need, in cells. */
const QUIET_ZONE = 4;

/** The dark cells of a row as path commands: 'M4 7h3v1h-3z' is three cells from column 4 in row 7. */
const drawRow = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');

export interface QrCodeProps {
  text: string;
  title: string;
  /** The level of error correction: M recovers 15 %, Q 25 %, H 30 %. */
  correction?: QrCodeGenerateOptions['ecc'];
}

/** A QR code, drawn at build time; dark on light in both schemes, as cameras expect. */
export function QrCode({ text, title, correction = 'M' }: QrCodeProps) {
  const code = encode(text, { ecc: correction, border: QUIET_ZONE });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={title}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 160,
        height: 160,
        backgroundColor: 'common.white',
        color: 'common.black',
        borderRadius: 1,
      }}
    >
      <path d={code.data.map(drawRow).join('')} fill="currentColor" />
    </Box>
  );
}
