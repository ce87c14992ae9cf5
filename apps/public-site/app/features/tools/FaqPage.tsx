import { faq as texts } from '@laundry/strings';
import { Accordion, CallToAction, PageContents, Questions, Section } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/ButtonLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { FaqAnswer } from './FaqAnswer.tsx';

/** /tools/faq: questions by topic, each with its own address. */
export function FaqPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        picture={<Questions size={320} />}
        actions={<PageContents label={texts.contents} parts={texts.topics} />}
      />
      {texts.topics.map(({ id, title, questions }, place) => (
        <Section key={id} id={id} title={title} tinted={place % 2 === 1} beside>
          <Accordion
            items={questions.map((question) => ({
              id: question.id,
              title: question.question,
              content: <FaqAnswer {...question} />,
            }))}
          />
        </Section>
      ))}
      <CallToAction
        title={texts.nextTitle}
        actions={<ButtonLink to={paths.contact}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.faq} />
    </>
  );
}
