import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { faq as texts } from '@laundry/strings';
import type { Question } from '@laundry/strings';
import { Accordion, PageContents, Prose, Questions, Section } from '@laundry/ui-kit';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { paths } from '../../paths.ts';

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  '& a': { display: 'inline-block', py: 1.25 },
};

/** The questions and answers as schema.org data. */
export const faqJsonLd = {
  '@type': 'FAQPage',
  mainEntity: texts.topics
    .flatMap(({ questions }) => questions)
    .map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: [text].flat().join(' ') },
    })),
};

/** An answer with a link to more, and its own anchor. */
function FaqAnswer({ id, title, text, more }: Question) {
  return (
    <Prose>
      {[text].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Box sx={links}>
        {more && <Link href={paths[more.page]}>{more.label}</Link>}
        <Link href={`#${id}`} aria-label={texts.permalinkOf(title)}>
          {texts.permalink}
        </Link>
      </Box>
    </Prose>
  );
}

/** /tools/faq: questions by topic, each with its own anchor. */
export const FaqPage = () => (
  <ContentPage
    texts={texts}
    path={paths.faq}
    picture={<Questions size={320} />}
    actions={<PageContents label={texts.contents} parts={texts.topics} />}
    next={paths.contact}
  >
    {texts.topics.map(({ id, title, questions }, index) => (
      <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
        <Accordion
          items={questions.map((question) => ({ ...question, content: <FaqAnswer {...question} /> }))}
        />
      </Section>
    ))}
  </ContentPage>
);
