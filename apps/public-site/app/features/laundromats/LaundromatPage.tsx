import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Laundromat } from '@laundry/api-contract';
import { credit, laundromats as texts, machineName, myLaundry, support } from '@laundry/strings';
import {
  ButtonLink,
  Breadcrumbs,
  Building,
  CallToAction,
  CardGrid,
  FeatureCard,
  Hero,
  LaundryCard,
  Section,
} from '@laundry/ui-kit';
import { FilledText } from '../../layout/FilledText.tsx';
import { myLaundryLink } from '../../layout/siteLinks.ts';
import { priceTexts } from '../../paying/prices.ts';
import { failuresHelpUrl, paths, reportFailureUrl, stickersUrl } from '../../paths.ts';
import { laundromatBreadcrumbs } from './laundromatMeta.ts';
import { mapUrl, openingHours } from './laundromatTexts.ts';

const { page } = texts;

const lines = {
  m: 0,
  display: 'grid',
  // On a tablet, with three cards in a row, hours are below their days.
  gridTemplateColumns: { xs: 'auto 1fr', sm: '1fr', md: 'auto 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  '& dd': { m: 0, fontWeight: 600, color: 'text.primary', whiteSpace: { sm: 'nowrap' } },
} as const;

/** The price of a use (D50), the opening hours and the address. */
function LaundromatFacts({ laundromat }: { laundromat: Laundromat }) {
  const { price, rate, message } = priceTexts(laundromat);
  const hours = openingHours(laundromat.opening_hours);
  return (
    <Section title={page.dataTitle}>
      <CardGrid columns={3}>
        <FeatureCard title={page.priceTitle}>
          <Box component="p" sx={{ typography: 'h2', color: 'text.primary', m: 0, mb: 0.5 }}>
            <FilledText name="price" value={price} />
          </Box>
          <Box component="p" sx={{ m: 0, textWrap: 'balance' }}>
            <FilledText name="rate" text={credit.method.rate} value={rate} />
          </Box>
          <Alert severity="info" role="note" hidden={message === ''} sx={{ mt: 2 }}>
            <FilledText name="message" value={message} />
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

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 2.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  backgroundColor: 'background.paper',
} as const;

/** The machines of a laundry, each with a link to a failure report for it. */
function LaundromatMachines({ laundromat: { name, machines } }: { laundromat: Laundromat }) {
  return (
    <Section
      title={page.machinesTitle}
      lead={
        <>
          {page.machinesLead} <Link href={failuresHelpUrl(name)}>{page.helpFirst}</Link>
          {myLaundryLink && (
            <>
              {' · '}
              <Link href={myLaundryLink.to}>{myLaundry.link}</Link>
            </>
          )}
        </>
      }
      tinted
    >
      <CardGrid minWidth={300}>
        {machines.map((machine) => {
          const called = machineName(machine);
          return (
            <Box key={called} sx={row}>
              <Box component="span" sx={{ fontWeight: 650 }}>
                {called}
              </Box>
              <Link
                href={reportFailureUrl(name, called)}
                aria-label={page.reportOf(called)}
                sx={{ display: 'inline-block', py: 1.25 }}
              >
                {support.failure.pageTitle}
              </Link>
            </Box>
          );
        })}
      </CardGrid>
    </Section>
  );
}

/** Keeps a street and its number on one line. */
const unbroken = (street: string): string => street.replace(/ (?=\S+$)/, '\u00A0');

/** /tools/laundromats/{slug}: the page for a building's residents; the site's script updates prices. */
export function LaundromatPage({ laundromat }: { laundromat: Laundromat }) {
  const { slug, name, street_address, neighbourhood } = laundromat;
  return (
    <Box data-laundromat={slug} sx={{ '& [hidden]': { display: 'none !important' } }}>
      <Hero
        above={<Breadcrumbs above={laundromatBreadcrumbs} current={name} />}
        title={name}
        lead={page.lead(unbroken(street_address), neighbourhood)}
        picture={<Building size={280} />}
        actions={
          <>
            <ButtonLink to={paths.credit}>{page.credit}</ButtonLink>
            <ButtonLink to={reportFailureUrl(name)} variant="outlined">
              {support.failure.pageTitle}
            </ButtonLink>
          </>
        }
      />
      <LaundromatFacts laundromat={laundromat} />
      <LaundromatMachines laundromat={laundromat} />
      <CallToAction
        title={page.stickersTitle}
        picture={<LaundryCard size={120} />}
        actions={<ButtonLink to={stickersUrl(slug)}>{page.stickers}</ButtonLink>}
      >
        {page.stickersText}
      </CallToAction>
    </Box>
  );
}
