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
    <LaundromatSearch list={LIST} />
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
          <Button variant="outlined" data-found-more="" hidden sx={{ justifySelf: 'start' }}>
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

/** /tools/laundromats: all listed laundries by neighbourhood; where none is listed (D69), whom to ask. */
export function LaundromatsPage({ laundromats }: { laundromats: readonly Laundromat[] }) {
  const { unlisted } = texts;
  const isListed = laundromats.length > 0;
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={isListed ? texts.lead : unlisted.lead}
        {...headPicture('laundromats', <Building size={320} />)}
        pictureOffPhones
      />
      {isListed ? (
        <List laundromats={byNeighbourhood(laundromats)} />
      ) : (
        <Section title={unlisted.title}>
          <Contact text={unlisted.text} />
        </Section>
      )}
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
