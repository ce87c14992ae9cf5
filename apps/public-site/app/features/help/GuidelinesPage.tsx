import { guidelines as texts } from '@laundry/strings';
import { CallToAction, Done, Failed, PageContents, Section } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { paths } from '../../paths.ts';

/** /guidelines: rules for sharing a building's laundry. */
export function GuidelinesPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        {...headPicture('guidelines', <Done size={320} />)}
        actions={<PageContents label={texts.contents} parts={texts.sections} />}
      />
      {texts.sections.map(({ id, title, rules }, index) => (
        <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
          <RuleList rules={rules} />
        </Section>
      ))}
      <CallToAction
        title={texts.nextTitle}
        picture={<Failed size={120} />}
        actions={<ButtonLink to={paths.failuresHelp}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.guidelines} />
    </>
  );
}
