import { howToDry as texts } from '@laundry/strings';
import {
  CallToAction,
  Done,
  Dryer,
  Failed,
  LaundryCard,
  LintFilter,
  LoadedDrum,
  ProgrammeDial,
  Section,
  SortedClothes,
  Steps,
} from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { RuleList } from '../../layout/RuleList.tsx';

const SIZE = 120;

const pictures = {
  label: <SortedClothes size={SIZE} />,
  filter: <LintFilter size={SIZE} />,
  load: <LoadedDrum size={SIZE} />,
  heat: <ProgrammeDial size={SIZE} />,
  card: <LaundryCard size={SIZE} />,
  finish: <Done size={SIZE} />,
};

/** /tools/how-to-dry: instructions for drying. */
export function HowToDryPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        picture={<Dryer size={320} />}
      />
      <Section title={texts.stepsTitle} beside>
        <Steps steps={texts.steps.map((step) => ({ ...step, picture: pictures[step.id] }))} />
      </Section>
      <Section title={texts.neverTitle} tinted beside>
        <RuleList rules={texts.never} />
      </Section>
      <Section title={texts.saveTitle} beside>
        <RuleList rules={texts.save} />
      </Section>
      <CallToAction
        title={texts.nextTitle}
        picture={<Failed size={SIZE} />}
        actions={<ButtonLink to={paths.failuresHelp}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.howToDry} />
    </>
  );
}
