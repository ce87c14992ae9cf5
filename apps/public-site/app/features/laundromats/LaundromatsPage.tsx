import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';
import { Button, ButtonLink, Building, CardGrid, FeatureCard, LaundryCard, Section } from '@laundry/ui-kit';
import { FieldFrame, helperTextId } from '@laundry/ui-kit/controls';
import { headPicture } from '../../layout/ContentHero.tsx';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { failuresHelpUrl, laundromatUrl, paths, servicesAt } from '../../paths.ts';
import { byNeighbourhood, mapUrl, openingHours } from './laundromatTexts.ts';

const LIST = 'laundromats';
const SEARCH = 'laundromat-search';
/** The number of entries shown at once, so that the document stays small for any number of buildings. */
const SHOWN = 12;

const link = { display: 'inline-block', py: 1.25 } as const;

/** A laundromat with address, hours and links. The search finds it by name, street, neighbourhood. */
function LaundromatCard({ laundromat }: { laundromat: Laundromat }) {
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
          <Link href={laundromatUrl(slug)} aria-label={texts.open(name)} sx={link}>
            {texts.details}
          </Link>
          <Link href={mapUrl(laundromat)} aria-label={texts.mapOf(name)} sx={link}>
            {texts.map}
          </Link>
          <Link href={failuresHelpUrl(name)} aria-label={texts.failureOf(name)} sx={link}>
            {texts.failure}
          </Link>
        </Box>
      </FeatureCard>
    </Box>
  );
}

const Cards = ({ laundromats }: { laundromats: readonly Laundromat[] }) => (
  <CardGrid minWidth={300}>
    {laundromats.map((laundromat) => (
      <LaundromatCard key={laundromat.slug} laundromat={laundromat} />
    ))}
  </CardGrid>
);

/** Filters the list while the user types (filterList.ts); without scripts the whole list is shown. */
const LaundromatSearch = () => (
  <Box component="search" sx={{ maxWidth: 480, mb: 4, '@media (scripting: none)': { display: 'none' } }}>
    <FieldFrame id={SEARCH} label={texts.search} helperText={texts.searchHint} invalid={false}>
      <input
        id={SEARCH}
        type="search"
        className="kit-input"
        autoComplete="off"
        aria-describedby={helperTextId(SEARCH)}
        aria-controls={LIST}
        data-filters={LIST}
      />
    </FieldFrame>
    <Box
      component="p"
      role="status"
      data-one={texts.found.one}
      data-many={texts.found.many}
      data-none={texts.noneTitle}
      sx={{ m: 0, mt: 1, minHeight: '1.6em', fontWeight: 600 }}
    />
  </Box>
);

const Contact = ({ text }: { text: string }) => (
  <>
    <Box component="p" sx={{ m: 0, mb: 2 }}>
      {text}
    </Box>
    <ButtonLink to={paths.contact} variant="outlined">
      {texts.contact}
    </ButtonLink>
  </>
);

const List = ({ laundromats }: { laundromats: readonly Laundromat[] }) => (
  <Section title={texts.listTitle}>
    <LaundromatSearch />
    <Box
      id={LIST}
      data-found-limit={SHOWN}
      sx={{ display: 'grid', gap: 4, '& [hidden]': { display: 'none !important' } }}
    >
      <Cards laundromats={laundromats.slice(0, SHOWN)} />
      {laundromats.length > SHOWN && (
        <>
          {/* With scripts, this is text that filterList.ts reads; without, it is the rest of the list. */}
          <noscript>
            <Cards laundromats={laundromats.slice(SHOWN)} />
          </noscript>
          <Button variant="outlined" data-found-more="" hidden style={{ justifySelf: 'start' }}>
            {texts.more}
          </Button>
        </>
      )}
      <Box hidden data-found-none="">
        <Contact text={texts.noneText} />
      </Box>
    </Box>
  </Section>
);

/** /tools/laundromats: all listed laundries by neighbourhood; without any (D69), a link to /contact. */
export function LaundromatsPage({ laundromats }: { laundromats: readonly Laundromat[] }) {
  const { unlisted } = texts;
  const isListed = laundromats.length > 0;
  return (
    <ContentPage
      texts={isListed ? texts : { ...texts, lead: unlisted.lead }}
      path={paths.laundromats}
      {...headPicture('laundromats', <Building size={320} />)}
      pictureOffPhones
      next={servicesAt('visit')}
      nextPicture={<LaundryCard size={120} />}
    >
      {isListed ? (
        <List laundromats={byNeighbourhood(laundromats)} />
      ) : (
        <Section title={unlisted.title}>
          <Contact text={unlisted.text} />
        </Section>
      )}
    </ContentPage>
  );
}
