import Button from '@mui/material/Button';
import type { Figures } from '@laundry/brand';
import { home as texts } from '@laundry/strings';
import { CallToAction, CardGrid, FeatureCard, Hero, Section, Testimonial, Washer } from '@laundry/ui-kit';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeLinks } from './HomeLinks.tsx';
import { HomeReaders } from './HomeReaders.tsx';
import { HomeSlides } from './HomeSlides.tsx';
import { headPicture } from '../../layout/ContentHero.tsx';

export interface HomePageProps {
  portalUrl: string;
  /** The brand's key figures. */
  figures: Figures;
}

/** The home page: entries for its two audiences, advantages, common tasks, and testimonials. */
export function HomePage({ portalUrl, figures }: HomePageProps) {
  return (
    <>
      <Hero
        title={texts.title}
        lead={texts.lead}
        {...headPicture('home', <Washer size={340} />)}
        below={<HomeReaders />}
      />
      <HomeFigures figures={figures} />
      <HomeLinks />
      <HomeSlides />
      <Section title={texts.waysTitle} lead={texts.waysLead} beside>
        <CardGrid columns={2}>
          {texts.ways.map(({ title, text }) => (
            <FeatureCard key={title} title={title}>
              {text}
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Section title={texts.opinionsTitle} tinted>
        <CardGrid columns={3}>
          {texts.opinions.map((opinion) => (
            <Testimonial key={opinion.quote} {...opinion} />
          ))}
        </CardGrid>
      </Section>
      <CallToAction
        title={texts.administrationsTitle}
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
