import { howToDry, howToWash } from '@laundry/strings';
import { ButtonLink, Dryer, Failed, Section, SpecTable, Washer } from '@laundry/ui-kit';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { DrawnSteps } from '../../layout/Drawing.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { paths } from '../../paths.ts';

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
    nextPicture={<Dryer size={120} />}
  >
    <Section title={howToWash.stepsTitle} beside>
      <DrawnSteps steps={howToWash.steps} />
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
    nextPicture={<Failed size={120} />}
  >
    <Section title={howToDry.stepsTitle} beside>
      <DrawnSteps steps={howToDry.steps} />
    </Section>
    <Section title={howToDry.neverTitle} tinted beside>
      <RuleList rules={howToDry.never} />
    </Section>
    <Section title={howToDry.saveTitle} beside>
      <RuleList rules={howToDry.save} />
    </Section>
  </ContentPage>
);
