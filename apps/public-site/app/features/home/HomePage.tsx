import RepairIcon from '@mui/icons-material/BuildOutlined';
import VisitIcon from '@mui/icons-material/EventAvailableOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineRounded';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { help, home as texts, support } from '@laundry/strings';
import {
  ButtonLink,
  Building,
  CallToAction,
  CardGrid,
  Checklist,
  Dryer,
  EmphasisCard,
  FeatureCard,
  formatCount,
  Hero,
  PhoneTopUp,
  QuickFacts,
  QuickLinks,
  Section,
  Slider,
  SortedClothes,
  Testimonial,
  Washer,
} from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { cardPicture } from '../../layout/brandPictures.tsx';
import { headPicture } from '../../layout/ContentHero.tsx';
import { portalLink } from '../../layout/siteLinks.ts';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, servicesAt } from '../../paths.ts';
import { CreditBox } from './CreditBox.tsx';

const { commission, figures, quick, readers } = texts;

/** The most common tasks besides topping up. */
const LINKS = [
  { label: support.failure.pageTitle, to: paths.reportFailure, icon: <RepairIcon /> },
  { label: quick.apps, to: paths.apps, icon: <PhoneIcon /> },
  { label: quick.report, to: paths.report, icon: <ReceiptIcon /> },
  { label: help.laundromats, to: paths.laundromats, icon: <PlaceIcon /> },
  { label: quick.faq, to: paths.faq, icon: <QuestionIcon /> },
  { label: commission.visit, to: servicesAt('visit'), icon: <VisitIcon /> },
];

const SIZE = 144;

const ways = {
  laundries: { to: servicesAt('laundries'), picture: cardPicture('laundry', <Building size={SIZE} />, SIZE) },
  apps: { to: paths.apps, picture: <PhoneTopUp size={SIZE} /> },
  machines: { to: paths.washer, picture: cardPicture('machines', <Dryer size={SIZE} />, SIZE) },
  howToWash: { to: paths.howToWash, picture: <SortedClothes size={SIZE} /> },
};

/** The company's services. */
const SLIDES = texts.slides.map(({ id, name, title, text }) => ({
  name,
  content: (
    <FeatureCard title={title} {...ways[id]}>
      {text}
    </FeatureCard>
  ),
}));

/** The company's key figures; nothing where the brand has none. */
function HomeFigures() {
  const { buildings, washes, since } = config.brand.figures;
  const facts = [
    ...(buildings === undefined ? [] : [{ figure: formatCount(buildings), label: figures.buildings }]),
    ...(washes === undefined ? [] : [{ figure: formatCount(washes), label: figures.washes }]),
    ...(since === undefined ? [] : [{ figure: String(since), label: figures.since }]),
  ];
  if (facts.length === 0) return null;
  return (
    <Box component="section" aria-label={figures.label} sx={{ pt: { xs: 3, md: 5 } }}>
      <Container>
        <QuickFacts facts={facts} />
      </Container>
    </Box>
  );
}

/** For people who want a laundry in their building: the company's offer and its contacts. */
const CommissionBox = () => (
  <EmphasisCard
    title={commission.title}
    actions={
      <>
        <ButtonLink to={servicesAt('visit')}>{commission.visit}</ButtonLink>
        <ButtonLink to={paths.services} variant="outlined">
          {commission.services}
        </ButtonLink>
      </>
    }
  >
    <Box component="p" sx={{ m: 0, mb: 2 }}>
      {commission.lead}
    </Box>
    <Checklist items={commission.points} />
  </EmphasisCard>
);

/** The entry for one of the two audiences. */
const Reader = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > :last-child': { flex: 1 } }}>
    <Box component="p" sx={{ m: 0, typography: 'h5', color: 'text.secondary' }}>
      {name}
    </Box>
    {children}
  </Box>
);

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Entries for people who wash in a building, and for people who want a laundry in theirs. */
const HomeReaders = () => (
  <Box sx={columns}>
    <Reader name={readers.resident}>
      <CreditBox />
    </Reader>
    <Reader name={readers.commission}>
      <CommissionBox />
    </Reader>
  </Box>
);

/** The home page: entries for its two audiences, advantages, common tasks, and testimonials. */
export const HomePage = () => (
  <>
    <Hero
      title={texts.title}
      lead={texts.lead}
      {...headPicture('home', <Washer size={340} />)}
      below={<HomeReaders />}
    />
    <HomeFigures />
    <Section title={texts.quickTitle}>
      <QuickLinks links={LINKS} />
    </Section>
    <Section title={texts.slidesTitle} tinted>
      <Slider label={texts.slidesLabel} slides={SLIDES} />
    </Section>
    <Section title={texts.waysTitle} lead={texts.waysLead} beside>
      <TextCards cards={texts.ways} />
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
      actions={<ButtonLink to={portalLink.to}>{texts.administrationsLink}</ButtonLink>}
    >
      {texts.administrationsText}
    </CallToAction>
  </>
);
