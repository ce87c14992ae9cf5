import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts, machineName } from '@laundry/strings';
import { Button, ButtonLink, Breadcrumbs, PageHeading } from '@laundry/ui-kit';
import { config } from '../../config.ts';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import { printOnlyStyles } from '../../layout/printOnly.tsx';
import { QrCode } from '../../layout/QrCode.tsx';
import { laundromatUrl, paths, reportFailureUrl } from '../../paths.ts';
import { laundromatBreadcrumbs } from './laundromatMeta.ts';

const { stickers } = texts;

/** The text of a sticker, and the target of its code. */
interface StickerText {
  title: string;
  text: string;
  /** The absolute URL. */
  address: string;
}

/** The stickers of a laundry: topping up, its page, and the failure report of each machine. */
function stickersFor({ slug, name, machines }: Laundromat): StickerText[] {
  const at = (path: string) => `${config.origins.public}${path}`;
  return [
    { title: stickers.credit, text: stickers.creditText, address: at(paths.credit) },
    { title: stickers.page, text: stickers.pageText, address: at(laundromatUrl(slug)) },
    ...machines.map(machineName).map((machine) => ({
      title: stickers.failure(machine),
      text: stickers.failureText,
      address: at(reportFailureUrl(name, machine)),
    })),
  ];
}

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
function Sticker({ building, title, text, address }: StickerText & { building: string }) {
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

const sheet = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
  '@media print': { gridTemplateColumns: '1fr 1fr', gap: 0 },
} as const;

/** /tools/laundromats/{slug}/stickers: an A4 sheet for printing and cutting. */
export function StickersPage({ laundromat }: { laundromat: Laundromat }) {
  const { slug, name } = laundromat;
  const page = { label: name, to: laundromatUrl(slug) };
  return (
    <Container sx={{ py: { xs: 3, md: 4 }, '@media print': { p: 0, maxWidth: 'none' } }}>
      {printOnlyStyles}
      <Breadcrumbs above={[...laundromatBreadcrumbs, page]} current={stickers.pageTitle(name)} />
      <Box sx={{ mt: 3 }}>
        <PageHeading lead={stickers.lead}>{stickers.title(name)}</PageHeading>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
        <Box sx={{ display: 'grid', '@media (scripting: none)': { display: 'none' } }}>
          <Button data-print="">{stickers.print}</Button>
        </Box>
        <ButtonLink to={page.to} variant="outlined">
          {stickers.back}
        </ButtonLink>
      </Box>
      <Box component="ul" {...PRINT_ONLY} sx={sheet}>
        {stickersFor(laundromat).map((sticker) => (
          <Sticker key={sticker.address} building={name} {...sticker} />
        ))}
      </Box>
    </Container>
  );
}
