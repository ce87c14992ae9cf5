import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { home } from '@laundry/strings';
import type { Figures } from '@laundry/brand';
import { formatCount, QuickFacts } from '@laundry/ui-kit';

const { figures: texts } = home;

const factsOf = ({ buildings, washes, since }: Figures) => [
  ...(buildings === undefined ? [] : [{ figure: formatCount(buildings), label: texts.buildings }]),
  ...(washes === undefined ? [] : [{ figure: formatCount(washes), label: texts.washes }]),
  ...(since === undefined ? [] : [{ figure: String(since), label: texts.since }]),
];

/** The company's key figures; nothing where the brand has none. */
export function HomeFigures({ figures }: { figures: Figures }) {
  const facts = factsOf(figures);
  if (facts.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.label} sx={{ pt: { xs: 3, md: 5 } }}>
      <Container>
        <QuickFacts facts={facts} />
      </Container>
    </Box>
  );
}
