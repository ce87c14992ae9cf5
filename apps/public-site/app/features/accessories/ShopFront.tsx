import GlobalStyles from '@mui/material/GlobalStyles';
import { accessories as texts } from '@laundry/strings';
import { SortedClothes, Section, Steps } from '@laundry/ui-kit';
import { FlowStyles } from '@laundry/ui-kit/control-styles';
import { IslandSlot } from '../../islands/IslandSlot.tsx';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { paths } from '../../paths.ts';
import { shopStyles } from './shopStyles.ts';

/** The shop's first page: introduction, items, how to buy, and contacts. */
export const ShopFront = () => (
  <>
    <FlowStyles />
    <GlobalStyles styles={shopStyles} />
    <ContentPage texts={texts} picture={<SortedClothes size={320} />} pictureOffPhones next={paths.contact}>
      <Section title={texts.list.title}>
        <IslandSlot />
      </Section>
      <Section title={texts.how.title} tinted beside>
        <Steps steps={texts.how.steps} />
      </Section>
    </ContentPage>
  </>
);
