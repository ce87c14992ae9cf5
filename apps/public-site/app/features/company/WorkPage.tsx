import { work as texts } from '@laundry/strings';
import {
  ButtonLink,
  Building,
  CallToAction,
  CardGrid,
  FeatureCard,
  LaundryCard,
  LoadedDrum,
  Parts,
  Pending,
  Questions,
  Section,
  Washer,
} from '@laundry/ui-kit';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { rowPictures, sidePicture } from '../../layout/brandPictures.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, servicesAt } from '../../paths.ts';

const SIZE = 96;

const pictures = {
  laundries: <LoadedDrum size={SIZE} />,
  machines: <Washer size={SIZE} />,
  parts: <Parts size={SIZE} />,
  prepaid: <LaundryCard size={SIZE} />,
  postpaid: <Pending size={SIZE} />,
};

const doPictures = {
  ...pictures,
  ...rowPictures({ laundries: 'laundry', machines: 'machines', parts: 'parts' }),
};

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
        <TextCards cards={texts.does} pictures={doPictures} />
      </Section>
      <Section title={texts.peopleTitle} tinted>
        <CardGrid columns={3}>
          {texts.people.map(({ id, title, text }) => (
            <FeatureCard key={id} title={title}>
              <RuleList rules={text} />
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Section title={texts.paymentTitle} lead={texts.paymentLead}>
        <TextCards cards={texts.payments} pictures={pictures} />
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
