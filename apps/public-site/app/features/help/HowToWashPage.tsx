import { howToWash as texts } from '@laundry/strings';
import {
  CallToAction,
  Dispenser,
  Done,
  Dryer,
  EmptiedPockets,
  LaundryCard,
  LoadedDrum,
  ProgrammeDial,
  Section,
  SortedClothes,
  SpecTable,
  Steps,
  Washer,
} from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { RuleList } from '../../layout/RuleList.tsx';

const SIZE = 120;

const pictures = {
  sort: <SortedClothes size={SIZE} />,
  pockets: <EmptiedPockets size={SIZE} />,
  load: <LoadedDrum size={SIZE} />,
  soap: <Dispenser size={SIZE} />,
  programme: <ProgrammeDial size={SIZE} />,
  card: <LaundryCard size={SIZE} />,
  finish: <Done size={SIZE} />,
};

/** /tools/how-to-wash: instructions for washing. */
export function HowToWashPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        picture={<Washer size={320} />}
        actions={
          <ButtonLink to={paths.credit} variant="outlined">
            {texts.credit}
          </ButtonLink>
        }
      />
      <Section title={texts.stepsTitle} beside>
        <Steps steps={texts.steps.map((step) => ({ ...step, picture: pictures[step.id] }))} />
      </Section>
      <Section title={texts.factsTitle} lead={texts.factsLead} tinted beside>
        <SpecTable specs={texts.facts} />
      </Section>
      <Section title={texts.stainsTitle} beside>
        <RuleList rules={texts.stains} />
      </Section>
      <CallToAction
        title={texts.nextTitle}
        picture={<Dryer size={SIZE} />}
        actions={<ButtonLink to={paths.howToDry}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.howToWash} />
    </>
  );
}
