import Button from '@mui/material/Button';
import { home as texts } from '@laundry/strings';
import {
  Building,
  CallToAction,
  CardGrid,
  Hero,
  LaundryCard,
  Section,
  Testimonial,
  Washer,
} from '@laundry/ui-kit';
import { TextCards } from '../../layout/TextCards.tsx';
import { CreditBox } from './CreditBox.tsx';
import { HomeLinks } from './HomeLinks.tsx';
import { HomeSlides } from './HomeSlides.tsx';

const pictures = { prepaid: <LaundryCard size={96} />, postpaid: <Building size={96} /> };

/** Home: the box that starts a top-up, what most people come for, what the company does, and what is said of it. */
export function HomePage({ portalUrl }: { portalUrl: string }) {
  return (
    <>
      <Hero title={texts.title} lead={texts.lead} picture={<Washer size={400} />} actions={<CreditBox />} />
      <HomeLinks />
      <HomeSlides />
      <Section title={texts.waysTitle}>
        <TextCards cards={texts.ways} pictures={pictures} />
      </Section>
      <Section title={texts.opinionsTitle} tinted>
        <CardGrid>
          {texts.opinions.map((opinion) => (
            <Testimonial key={opinion.quote} {...opinion} />
          ))}
        </CardGrid>
      </Section>
      <CallToAction
        title={texts.administrationsTitle}
        picture={<Building size={160} />}
        actions={
          <Button variant="contained" href={portalUrl}>
            {texts.administrationsLink}
          </Button>
        }
      >
        {texts.administrationsText}
      </CallToAction>
    </>
  );
}
