import { howToDry, howToWash } from '@laundry/strings';
import {
  ButtonLink,
  Dispenser,
  Done,
  Dryer,
  EmptiedPockets,
  Failed,
  LaundryCard,
  LintFilter,
  LoadedDrum,
  ProgrammeDial,
  Section,
  SortedClothes,
  SpecTable,
  Steps,
  Washer,
} from '@laundry/ui-kit';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { paths } from '../../paths.ts';

const SIZE = 120;

/** The drawing of each step. */
const pictures = {
  sort: <SortedClothes size={SIZE} />,
  pockets: <EmptiedPockets size={SIZE} />,
  label: <SortedClothes size={SIZE} />,
  filter: <LintFilter size={SIZE} />,
  load: <LoadedDrum size={SIZE} />,
  soap: <Dispenser size={SIZE} />,
  programme: <ProgrammeDial size={SIZE} />,
  heat: <ProgrammeDial size={SIZE} />,
  card: <LaundryCard size={SIZE} />,
  finish: <Done size={SIZE} />,
};

interface HowTo {
  readonly title: string;
  readonly description: string;
  readonly steps: readonly { id: keyof typeof pictures; title: string; text: string }[];
}

/** Instructions as schema.org data. */
export const howToJsonLd = ({ title, description, steps }: HowTo) => ({
  '@type': 'HowTo',
  name: title,
  description,
  step: steps.map((step, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: step.title,
    text: step.text,
  })),
});

const IllustratedSteps = ({ steps }: Pick<HowTo, 'steps'>) => (
  <Steps steps={steps.map((step) => ({ ...step, picture: pictures[step.id] }))} />
);

/** /tools/how-to-wash: instructions for washing. */
export const HowToWashPage = () => (
  <ContentPage
    texts={howToWash}
    path={paths.howToWash}
    picture={<Washer size={320} />}
    actions={
      <ButtonLink to={paths.credit} variant="outlined">
        {howToWash.credit}
      </ButtonLink>
    }
    next={paths.howToDry}
    nextPicture={<Dryer size={SIZE} />}
  >
    <Section title={howToWash.stepsTitle} beside>
      <IllustratedSteps steps={howToWash.steps} />
    </Section>
    <Section title={howToWash.factsTitle} lead={howToWash.factsLead} tinted beside>
      <SpecTable specs={howToWash.facts} />
    </Section>
    <Section title={howToWash.stainsTitle} beside>
      <RuleList rules={howToWash.stains} />
    </Section>
  </ContentPage>
);

/** /tools/how-to-dry: instructions for drying. */
export const HowToDryPage = () => (
  <ContentPage
    texts={howToDry}
    path={paths.howToDry}
    picture={<Dryer size={320} />}
    next={paths.failuresHelp}
    nextPicture={<Failed size={SIZE} />}
  >
    <Section title={howToDry.stepsTitle} beside>
      <IllustratedSteps steps={howToDry.steps} />
    </Section>
    <Section title={howToDry.neverTitle} tinted beside>
      <RuleList rules={howToDry.never} />
    </Section>
    <Section title={howToDry.saveTitle} beside>
      <RuleList rules={howToDry.save} />
    </Section>
  </ContentPage>
);
