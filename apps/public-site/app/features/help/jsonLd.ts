import type { Question } from '@laundry/strings';

/** Questions and answers as schema.org data. */
export const faqJsonLd = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

interface HowTo {
  title: string;
  description: string;
  steps: readonly { title: string; text: string }[];
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
