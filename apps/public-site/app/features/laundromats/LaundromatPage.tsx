import Box from '@mui/material/Box';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';
import { Breadcrumbs, Building, CallToAction, Hero, LaundryCard } from '@laundry/ui-kit';
import { ButtonLink, SiteLink } from '../../layout/SiteLink.tsx';
import { paths, reportFailureOf, stickersOf } from '../../paths.ts';
import { LaundromatFacts } from './LaundromatFacts.tsx';
import { LaundromatMachines } from './LaundromatMachines.tsx';
import { laundromatBreadcrumbs } from './laundromatMeta.ts';

const { page } = texts;

/** Keeps a street and its number on one line. */
const unbroken = (street: string): string => street.replace(/ (?=\S+$)/, '\u00A0');

/** /tools/laundromats/{slug}: the page for a building's residents; the site's script updates prices. */
export function LaundromatPage({ laundromat }: { laundromat: Laundromat }) {
  const { slug, name, street_address, neighbourhood } = laundromat;
  return (
    <Box data-laundromat={slug} sx={{ '& [hidden]': { display: 'none !important' } }}>
      <Hero
        above={<Breadcrumbs above={laundromatBreadcrumbs} current={name} link={SiteLink} />}
        title={name}
        lead={page.lead(unbroken(street_address), neighbourhood)}
        picture={<Building size={280} />}
        actions={
          <>
            <ButtonLink to={paths.credit}>{page.credit}</ButtonLink>
            <ButtonLink to={reportFailureOf(name)} variant="outlined">
              {page.report}
            </ButtonLink>
          </>
        }
      />
      <LaundromatFacts laundromat={laundromat} />
      <LaundromatMachines laundromat={laundromat} />
      <CallToAction
        title={page.stickersTitle}
        picture={<LaundryCard size={120} />}
        actions={<ButtonLink to={stickersOf(slug)}>{page.stickers}</ButtonLink>}
      >
        {page.stickersText}
      </CallToAction>
    </Box>
  );
}
