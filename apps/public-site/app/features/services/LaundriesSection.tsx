import { services } from '@laundry/strings';
import { Failed, LaundryCard, LoadedDrum, Pending, Section, SpecTable } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, serviceParts } from '../../paths.ts';
import { Detail } from './Detail.tsx';

const { laundries: texts } = services;
const SIZE = 96;

const pictures = {
  machines: <LoadedDrum size={SIZE} />,
  payment: <LaundryCard size={SIZE} />,
  repairs: <Failed size={SIZE} />,
  reports: <Pending size={SIZE} />,
};

/** The laundries that the company runs: what they include, and how uses are paid. */
export const LaundriesSection = () => (
  <Section id={serviceParts.laundries} title={texts.title} lead={texts.lead}>
    <TextCards cards={texts.includes} pictures={pictures} />
    <Detail title={texts.paymentTitle}>
      <SpecTable specs={texts.payments} />
      <ButtonLink to={paths.laundromats} variant="outlined" sx={{ mt: 4 }}>
        {texts.more}
      </ButtonLink>
    </Detail>
  </Section>
);
