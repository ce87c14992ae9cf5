import { home as texts } from '@laundry/strings';
import { Building, Dryer, FeatureCard, PhoneTopUp, Section, Slider, SortedClothes } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { cardPicture } from '../../layout/brandPictures.tsx';
import { paths, servicesAt } from '../../paths.ts';

const SIZE = 144;

const ways = {
  laundries: { to: servicesAt('laundries'), picture: cardPicture('laundry', <Building size={SIZE} />, SIZE) },
  apps: { to: paths.apps, picture: <PhoneTopUp size={SIZE} /> },
  machines: { to: paths.washer, picture: cardPicture('machines', <Dryer size={SIZE} />, SIZE) },
  howToWash: { to: paths.howToWash, picture: <SortedClothes size={SIZE} /> },
};

const slides = texts.slides.map(({ id, name, title, text }) => ({
  name,
  content: (
    <FeatureCard title={title} link={SiteLink} {...ways[id]}>
      {text}
    </FeatureCard>
  ),
}));

/** Slides about the company's services. */
export function HomeSlides() {
  return (
    <Section title={texts.slidesTitle} tinted>
      <Slider label={texts.slidesLabel} slides={slides} />
    </Section>
  );
}
