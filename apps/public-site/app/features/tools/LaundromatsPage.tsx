import Box from '@mui/material/Box';
import { laundromats as texts } from '@laundry/strings';
import { Building, CallToAction, CardGrid, LaundryCard, Section } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/ButtonLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { byNeighbourhood } from './laundromatList.ts';
import { LaundromatCard } from './LaundromatCard.tsx';
import { LaundromatSearch } from './LaundromatSearch.tsx';

const LIST = 'laundromats';

/** /tools/laundromats: every laundry by neighbourhood. */
export function LaundromatsPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        picture={<Building size={320} />}
      />
      <Section title={texts.listTitle}>
        <LaundromatSearch list={LIST} />
        <Box id={LIST} sx={{ display: 'grid', gap: 4, '& [hidden]': { display: 'none !important' } }}>
          {byNeighbourhood().map(({ name, laundromats }) => (
            <div key={name} data-found-group="">
              <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 2 }}>
                {name}
              </Box>
              <CardGrid minWidth={300}>
                {laundromats.map((laundromat) => (
                  <LaundromatCard key={laundromat.name} laundromat={laundromat} />
                ))}
              </CardGrid>
            </div>
          ))}
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
