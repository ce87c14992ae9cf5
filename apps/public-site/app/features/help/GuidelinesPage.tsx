import { guidelines as texts } from '@laundry/strings';
import { Done, Failed, PageContents, Section } from '@laundry/ui-kit';
import { headPicture } from '../../layout/ContentHero.tsx';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { paths } from '../../paths.ts';

/** /guidelines: rules for sharing a building's laundry. */
export const GuidelinesPage = () => (
  <ContentPage
    texts={texts}
    path={paths.guidelines}
    {...headPicture('guidelines', <Done size={320} />)}
    actions={<PageContents label={texts.contents} parts={texts.sections} />}
    next={paths.failuresHelp}
    nextPicture={<Failed size={120} />}
  >
    {texts.sections.map(({ id, title, rules }, index) => (
      <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
        <RuleList rules={rules} />
      </Section>
    ))}
  </ContentPage>
);
