import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';
import { Building, CallToAction, CardGrid, LaundryCard, Section } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { byNeighbourhood } from './laundromatList.ts';
import { LaundromatCard } from './LaundromatCard.tsx';
import { LaundromatSearch } from './LaundromatSearch.tsx';

const LIST = 'laundromats';
/** The number of entries shown at once, so that the document stays small for any number of buildings. */
const SHOWN = 12;

const Cards = ({ laundromats }: { laundromats: readonly Laundromat[] }) => (
  <CardGrid minWidth={300}>
    {laundromats.map((laundromat) => (
      <LaundromatCard key={laundromat.slug} laundromat={laundromat} />
    ))}
  </CardGrid>
);

/** /tools/laundromats: all listed laundries by neighbourhood. */
export function LaundromatsPage({ laundromats }: { laundromats: readonly Laundromat[] }) {
  const ordered = byNeighbourhood(laundromats);
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        {...headPicture('laundromats', <Building size={320} />)}
      />
      <Section title={texts.listTitle}>
        <LaundromatSearch list={LIST} />
        <Box
          id={LIST}
          data-found-limit={SHOWN}
          sx={{ display: 'grid', gap: 4, '& [hidden]': { display: 'none !important' } }}
        >
          <Cards laundromats={ordered.slice(0, SHOWN)} />
          {ordered.length > SHOWN && (
            <>
              {/* With scripts, this is text that filterList.ts reads; without, it is the rest of the list.
                  With scripts, this is text that filterList.ts reads; without, it is the rest of the list. */}
              <noscript>
                <Cards laundromats={ordered.slice(SHOWN)} />
              </noscript>
              <Button variant="outlined" data-found-more="" hidden sx={{ justifySelf: 'start' }}>
                {texts.more}
              </Button>
            </>
          )}
          <Box hidden data-found-none="">
            <Box component="p" sx={{ m: 0, mb: 2 }}>
              {texts.noneText}
            </Box>
            <ButtonLink to={paths.contact} variant="outlined">
              {texts.contact}
            </ButtonLink>
          </Box>
        </Box>
      </Section>
      <CallToAction
        title={texts.nextTitle}
        picture={<LaundryCard size={120} />}
        actions={<ButtonLink to={`${paths.services}#visita-tecnica`}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.laundromats} />
    </>
  );
}
