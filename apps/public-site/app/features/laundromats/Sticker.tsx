import Box from '@mui/material/Box';
import { laundromats as texts } from '@laundry/strings';
import { config } from '../../config.ts';
import { QrCode } from '../../layout/QrCode.tsx';
import type { StickerText } from './machineStickers.ts';

const { stickers } = texts;

/** Black on white in both schemes, as it is printed. */
const paper = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '1px dashed',
  borderColor: 'grey.500',
  color: 'common.black',
  backgroundColor: 'common.white',
  '@media print': { p: '5mm', gap: '4mm', minHeight: '66mm', breakInside: 'avoid' },
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const code = {
  '& svg': { width: { xs: 132, sm: 160 }, height: { xs: 132, sm: 160 } },
  '@media print': { '& svg': { width: '44mm', height: '44mm' } },
} as const;

/** A sticker: its QR code, which stays readable with a quarter of it scratched off, and its purpose. */
export function Sticker({ building, title, text, address }: StickerText & { building: string }) {
  return (
    <Box component="li" sx={paper}>
      <Box sx={code}>
        <QrCode text={address} title={stickers.code(title)} correction="Q" />
      </Box>
      <Box>
        <Box component="p" sx={{ m: 0, typography: 'body2', fontWeight: 650 }}>
          {config.brand.productName}
        </Box>
        <Box component="h2" sx={{ typography: 'h4', m: 0, my: 0.5 }}>
          {title}
        </Box>
        <Box component="p" sx={{ m: 0, typography: 'body2' }}>
          {text}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'caption' }}>
          {building}
        </Box>
      </Box>
    </Box>
  );
}
