import { home as texts } from '@laundry/strings';
import { Building, PhoneTopUp, Section, Slider, SortedClothes, Washer } from '@laundry/ui-kit';
import { paths, servicesAt } from '../../paths.ts';
import { HomeSlide } from './HomeSlide.tsx';

const SIZE = 280;

const slides = {
  laundries: { to: servicesAt('laundries'), picture: <Building size={SIZE} /> },
  apps: { to: paths.apps, picture: <PhoneTopUp size={SIZE} /> },
  machines: { to: paths.washer, picture: <Washer size={SIZE} /> },
  howToWash: { to: paths.howToWash, picture: <SortedClothes size={SIZE} /> },
};

/** What the company does, one message beside the other. */
export function HomeSlides() {
  return (
    <Section title={texts.slidesTitle} tinted>
      <Slider label={texts.slidesLabel}>
        {texts.slides.map(({ id, ...words }) => (
          <HomeSlide key={id} {...words} {...slides[id]} />
        ))}
      </Slider>
    </Section>
  );
}
