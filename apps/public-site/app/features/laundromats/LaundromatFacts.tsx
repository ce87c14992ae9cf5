import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Laundromat } from '@laundry/api-contract';
import { credit, laundromats as texts } from '@laundry/strings';
import { CardGrid, FeatureCard, Section } from '@laundry/ui-kit';
import { formatPesos } from '@laundry/ui-kit/format';
import { mapUrl } from './laundromatList.ts';
import { openingHours } from './openingHours.ts';

const { page } = texts;
const RATE = credit.method.rate('{pesos}');

const lines = {
  m: 0,
  display: 'grid',
  // On a tablet, with three cards in a row, hours are below their days.
  gridTemplateColumns: { xs: 'auto 1fr', sm: '1fr', md: 'auto 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  '& dd': { m: 0, fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' },
} as const;

/** The price of a use (D50), the opening hours and the address. */
export function LaundromatFacts({ laundromat }: { laundromat: Laundromat }) {
  const { price_costumer, machine_rate, special_rate_message, opening_hours } = laundromat;
  const hours = openingHours(opening_hours);
  return (
    <Section title={page.dataTitle}>
      <CardGrid columns={3}>
        <FeatureCard title={page.priceTitle}>
          <Box
            component="p"
            data-fact="price_costumer"
            sx={{ typography: 'h2', color: 'text.primary', m: 0, mb: 0.5 }}
          >
            {formatPesos(price_costumer)}
          </Box>
          <Box component="p" data-fact="machine_rate" data-text={RATE} sx={{ m: 0, textWrap: 'balance' }}>
            {credit.method.rate(formatPesos(machine_rate))}
          </Box>
          <Alert severity="info" role="note" hidden={!special_rate_message} sx={{ mt: 2 }}>
            <span data-fact="special_rate_message">{special_rate_message}</span>
          </Alert>
        </FeatureCard>
        <FeatureCard title={page.hoursTitle}>
          {hours.length === 0 ? (
            page.noHours
          ) : (
            <Box component="dl" sx={lines}>
              {hours.map(({ days, hours: open }) => (
                <Box key={days} sx={{ display: 'contents' }}>
                  <dt>{days}</dt>
                  <dd>{open}</dd>
                </Box>
              ))}
            </Box>
          )}
        </FeatureCard>
        <FeatureCard title={page.addressTitle}>
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {laundromat.street_address}
            <br />
            {`${laundromat.neighbourhood}, ${laundromat.city}`}
          </Box>
          <Link
            href={mapUrl(laundromat)}
            aria-label={texts.mapOf(laundromat.name)}
            sx={{ display: 'inline-block', py: 1.25, mt: 0.5 }}
          >
            {texts.map}
          </Link>
        </FeatureCard>
      </CardGrid>
    </Section>
  );
}
