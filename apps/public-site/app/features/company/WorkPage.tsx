import { work as texts } from '@laundry/strings';
import { ButtonLink, Building, CallToAction, Questions, Section } from '@laundry/ui-kit';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { rowPictures, sidePicture } from '../../layout/brandPictures.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, servicesAt } from '../../paths.ts';

/** In place of the drawings of what the company does. */
const photographs = rowPictures({ LoadedDrum: 'laundry', Washer: 'machines', Parts: 'parts' });

/** /work: the company's services, clients and responsibilities. */
export function WorkPage() {
  return (
    <>
      <ContentHero
        texts={texts}
        {...headPicture('work', <Building size={360} />)}
        actions={
          <>
            <ButtonLink to={servicesAt('visit')}>{texts.visit}</ButtonLink>
            <ButtonLink to={paths.services} variant="outlined">
              {texts.services}
            </ButtonLink>
          </>
        }
      />
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
      <CallToAction
        title={texts.nextTitle}
        picture={<Questions size={120} />}
        actions={<ButtonLink to={servicesAt('visit')}>{texts.visit}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
    </>
  );
}
