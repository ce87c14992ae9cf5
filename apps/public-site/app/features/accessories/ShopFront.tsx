import { accessories as texts } from '@laundry/strings';
import { CallToAction, SortedClothes, Section, Steps } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/ButtonLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { paths } from '../../paths.ts';
import { ShelfView } from './ShelfView.tsx';
import type { ShelfViewProps } from './ShelfView.tsx';

/** The shop as one enters it: what it is, what is for sale, how it is bought, and whom to ask. */
export const ShopFront = (props: ShelfViewProps) => (
  <>
    <ContentHero
      name={texts.pageTitle}
      title={texts.title}
      lead={texts.lead}
      picture={<SortedClothes size={320} />}
    />
    <Section title={texts.list.title}>
      <ShelfView {...props} />
    </Section>
    <Section title={texts.how.title} tinted beside>
      <Steps steps={texts.how.steps} />
    </Section>
    <CallToAction
      title={texts.next.title}
      actions={<ButtonLink to={paths.contact}>{texts.next.contact}</ButtonLink>}
    >
      {texts.next.text}
    </CallToAction>
  </>
);
