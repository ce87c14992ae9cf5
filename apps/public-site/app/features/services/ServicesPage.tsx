import Box from '@mui/material/Box';
import { accessories, products, services as texts } from '@laundry/strings';
import {
  ButtonLink,
  Building,
  CardGrid,
  FeatureCard,
  LaundryBag,
  PageContents,
  Section,
  SpecTable,
} from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { IslandSlot } from '../../islands/IslandSlot.tsx';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { Drawing, DrawnSteps } from '../../layout/Drawing.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, productNames, servicePartNames, serviceParts } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';

const { laundries, installation, sale, visit } = texts;
const SIZE = 96;

const parts = servicePartNames.map((part) => ({
  id: serviceParts[part],
  title: texts[part].title,
}));

const detailColumns = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: 6,
  mt: { xs: 5, md: 7 },
  '& > h3': { typography: 'h3', m: 0, mb: 2, gridRow: '1 / span 2' },
  '& > :not(h3)': { gridColumn: 2 },
  '& > a': { justifySelf: 'start' },
} as const;

/** A part of a section: its title, and on a wide screen its text beside it. */
const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={detailColumns}>
    <h3>{title}</h3>
    {children}
  </Box>
);

/** The laundries that the company runs: what they include, and how uses are paid. */
const LaundriesSection = () => (
  <Section id={serviceParts.laundries} title={laundries.title} lead={laundries.lead}>
    <TextCards cards={laundries.includes} />
    <Detail title={laundries.paymentTitle}>
      <SpecTable specs={laundries.payments} />
      <ButtonLink to={paths.laundromats} variant="outlined" style={{ marginTop: 32 }}>
        {laundries.more}
      </ButtonLink>
    </Detail>
  </Section>
);

/** The installation of a laundry and its requirements. */
const InstallationSection = () => (
  <Section id={serviceParts.installation} title={installation.title} lead={installation.lead} tinted beside>
    <DrawnSteps steps={installation.steps} />
    <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 6 }}>
      {installation.needsTitle}
    </Box>
    <Box component="p" sx={{ color: 'text.secondary', m: 0, mt: 1, mb: 2 }}>
      {installation.needsLead}
    </Box>
    <SpecTable specs={installation.needs} />
  </Section>
);

function ProductCard({ product }: { product: ProductName }) {
  const { name, drawing, summary } = products[product];
  return (
    <FeatureCard title={name} to={paths[product]} picture={<Drawing name={drawing} size={SIZE} />}>
      {summary}
    </FeatureCard>
  );
}

/** Products for sale and rent with links to their pages, and how to choose between the two. */
const SaleSection = () => (
  <Section id={serviceParts.sale} title={sale.title} lead={sale.lead}>
    <CardGrid minWidth={250}>
      {productNames.map((product) => (
        <ProductCard key={product} product={product} />
      ))}
      <FeatureCard title={accessories.pageTitle} to={paths.accessories} picture={<LaundryBag size={SIZE} />}>
        {accessories.summary}
      </FeatureCard>
    </CardGrid>
    <Detail title={sale.choiceTitle}>
      <SpecTable specs={sale.choice} />
    </Detail>
  </Section>
);

const visitColumns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
};

/** The technical visit: what to prepare, and beside it the request form. */
const VisitSection = () => (
  <Section id={serviceParts.visit} title={visit.title} lead={visit.lead} tinted>
    <Box sx={visitColumns}>
      <div>
        <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
          {visit.readyTitle}
        </Box>
        <RuleList rules={visit.ready} />
      </div>
      <IslandSlot />
    </Box>
  </Section>
);

/** /services: laundries, installation, sale and rent, and the technical visit. */
export const ServicesPage = () => (
  <>
    <ContentHero
      texts={texts}
      {...headPicture('services', <Building size={360} />)}
      actions={<PageContents label={texts.contents} parts={parts} />}
    />
    <LaundriesSection />
    <InstallationSection />
    <SaleSection />
    <VisitSection />
  </>
);
