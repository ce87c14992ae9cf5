import Button from '@mui/material/Button';
import { home as texts } from '@laundry/strings';
import {
  Building,
  CallToAction,
  CardGrid,
  FeatureCard,
  Hero,
  LaundryCard,
  Section,
  Washer,
} from '@laundry/ui-kit';
import { CreditBox } from './CreditBox.tsx';

const pictures = { prepaid: <LaundryCard size={96} />, postpaid: <Building size={96} /> };

/** Home: what the company does, and the box that starts a top-up. */
export function HomePage({ portalUrl }: { portalUrl: string }) {
  return (
    <>
      <Hero title={texts.title} lead={texts.lead} picture={<Washer size={400} />} actions={<CreditBox />} />
      <Section title={texts.waysTitle}>
        <CardGrid minWidth={460}>
          {texts.ways.map(({ mode, title, text }) => (
            <FeatureCard key={mode} title={title} picture={pictures[mode]}>
              {text}
            </FeatureCard>
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
