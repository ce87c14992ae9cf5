import { home as texts } from '@laundry/strings';
import { Building, Dryer, FeatureCard, PhoneTopUp, Section, Slider, SortedClothes } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths, servicesAt } from '../../paths.ts';

const SIZE = 144;

const ways = {
  laundries: { to: servicesAt('laundries'), picture: <Building size={SIZE} /> },
  apps: { to: paths.apps, picture: <PhoneTopUp size={SIZE} /> },
  machines: { to: paths.washer, picture: <Dryer size={SIZE} /> },
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
      <Slider label={texts.slidesLabel} slides={slides} slide="all" />
    </Section>
  );
}
