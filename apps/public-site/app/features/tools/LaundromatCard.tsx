import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { laundromats as texts } from '@laundry/strings';
import { FeatureCard } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { failuresHelpOf } from '../../paths.ts';
import { mapOf } from './laundromatList.ts';
import type { Laundromat } from './laundromatList.ts';

const link = { display: 'inline-block', py: 1.25 } as const;

/** A laundromat: where it is, and help with its machines. The search finds it by its name and place. */
export function LaundromatCard({ laundromat }: { laundromat: Laundromat }) {
  const { name, neighbourhood, city } = laundromat;
  return (
    <Box data-found-by={`${name} ${neighbourhood} ${city}`} sx={{ display: 'grid' }}>
      <FeatureCard title={name} level={4}>
        {`${neighbourhood}, ${city}`}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
          <Link href={mapOf(laundromat)} aria-label={texts.mapOf(neighbourhood)} sx={link}>
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
