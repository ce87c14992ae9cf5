import { work as texts } from '@laundry/strings';
import { ButtonLink, Building, Questions, Section } from '@laundry/ui-kit';
import { headPicture } from '../../layout/ContentHero.tsx';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { rowPictures, sidePicture } from '../../layout/brandPictures.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, servicesAt } from '../../paths.ts';

/** In place of the drawings of what the company does. */
const photographs = rowPictures({ LoadedDrum: 'laundry', Washer: 'machines', Parts: 'parts' });

/** /work: the company's services, clients and responsibilities. */
export const WorkPage = () => (
  <ContentPage
    texts={texts}
    {...headPicture('work', <Building size={360} />)}
    actions={
      <>
        <ButtonLink to={servicesAt('visit')}>{texts.next}</ButtonLink>
        <ButtonLink to={paths.services} variant="outlined">
          {texts.services}
        </ButtonLink>
      </>
    }
    next={servicesAt('visit')}
    nextPicture={<Questions size={120} />}
  >
    <Section title={texts.doTitle}>
      <TextCards cards={texts.does} photographs={photographs} />
    </Section>
    <Section title={texts.peopleTitle} tinted>
      <TextCards cards={texts.people} />
    </Section>
    <Section title={texts.paymentTitle} lead={texts.paymentLead}>
      <TextCards cards={texts.payments} />
    </Section>
    <Section title={texts.promisesTitle} tinted beside picture={sidePicture('team')}>
      <RuleList rules={texts.promises} />
    </Section>
  </ContentPage>
);
