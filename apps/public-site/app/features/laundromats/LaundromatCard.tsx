import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';
import { FeatureCard } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { failuresHelpOf, laundromatOf } from '../../paths.ts';
import { mapUrl } from './laundromatList.ts';
import { openingHours } from './openingHours.ts';

const link = { display: 'inline-block', py: 1.25 } as const;

/** A laundromat with address, hours and links. The search finds it by name, street, neighbourhood. */
export function LaundromatCard({ laundromat }: { laundromat: Laundromat }) {
  const { slug, name, street_address, neighbourhood, city, opening_hours } = laundromat;
  return (
    <Box data-found-by={`${name} ${street_address} ${neighbourhood} ${city}`} sx={{ display: 'grid' }}>
      <FeatureCard title={name}>
        <Box component="p" sx={{ m: 0 }}>
          {street_address}
          <br />
          {`${neighbourhood}, ${city}`}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2' }}>
          {openingHours(opening_hours).map(({ days, hours }) => (
            <Box component="span" key={days} sx={{ display: 'block' }}>
              {`${days}, ${hours}`}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
          <Link component={SiteLink} to={laundromatOf(slug)} aria-label={texts.open(name)} sx={link}>
            {texts.details}
          </Link>
          <Link href={mapUrl(laundromat)} aria-label={texts.mapOf(name)} sx={link}>
            {texts.map}
          </Link>
          <Link component={SiteLink} to={failuresHelpOf(name)} aria-label={texts.failureOf(name)} sx={link}>
            {texts.failure}
          </Link>
        </Box>
      </FeatureCard>
    </Box>
  );
}
