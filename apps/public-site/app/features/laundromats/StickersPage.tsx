import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';
import { Breadcrumbs, PageHeading } from '@laundry/ui-kit';
import { ButtonLink, SiteLink } from '../../layout/SiteLink.tsx';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import { printOnlyStyles } from '../../layout/printOnly.tsx';
import { laundromatOf } from '../../paths.ts';
import { laundromatBreadcrumbs } from './laundromatMeta.ts';
import { Sticker } from './Sticker.tsx';
import { stickersFor } from './machineStickers.ts';

const { stickers } = texts;

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
  const page = { label: name, to: laundromatOf(slug) };
  return (
    <Container sx={{ py: { xs: 3, md: 4 }, '@media print': { p: 0, maxWidth: 'none' } }}>
      {printOnlyStyles}
      <Breadcrumbs
        above={[...laundromatBreadcrumbs, page]}
        current={stickers.pageTitle(name)}
        link={SiteLink}
      />
      <Box sx={{ mt: 3 }}>
        <PageHeading lead={stickers.lead}>{stickers.title(name)}</PageHeading>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
        <Button variant="contained" data-print="" sx={{ '@media (scripting: none)': { display: 'none' } }}>
          {stickers.print}
        </Button>
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
