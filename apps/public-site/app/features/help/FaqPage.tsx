import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { faq as texts } from '@laundry/strings';
import type { Question } from '@laundry/strings';
import { Accordion, CallToAction, PageContents, Prose, Questions, Section } from '@laundry/ui-kit';
import { ButtonLink, SiteLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  '& a': { display: 'inline-block', py: 1.25 },
};

/** An answer with a link to more, and its own anchor. */
export function FaqAnswer({ id, question, answer, more }: Question) {
  return (
    <Prose>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Box sx={links}>
        {more && (
          <Link component={SiteLink} to={paths[more.page]}>
            {more.label}
          </Link>
        )}
        <Link href={`#${id}`} aria-label={texts.permalinkOf(question)}>
          {texts.permalink}
        </Link>
      </Box>
    </Prose>
  );
}

/** /tools/faq: questions by topic, each with its own anchor. */
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
      {texts.topics.map(({ id, title, questions }, index) => (
        <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
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
