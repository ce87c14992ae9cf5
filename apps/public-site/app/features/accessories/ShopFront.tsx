import GlobalStyles from '@mui/material/GlobalStyles';
import { accessories as texts } from '@laundry/strings';
import { ButtonLink, CallToAction, SortedClothes, Section, Steps } from '@laundry/ui-kit';
import { FlowStyles } from '@laundry/ui-kit/control-styles';
import { IslandSlot } from '../../islands/IslandSlot.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { paths } from '../../paths.ts';
import { shopStyles } from './shopStyles.ts';

/** The shop's first page: introduction, items, how to buy, and contacts. */
export const ShopFront = () => (
  <>
    <FlowStyles />
    <GlobalStyles styles={shopStyles} />
    <ContentHero texts={texts} picture={<SortedClothes size={320} />} pictureOffPhones />
    <Section title={texts.list.title}>
      <IslandSlot />
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
