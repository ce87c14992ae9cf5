import Box from '@mui/material/Box';
import { accessories, products, services } from '@laundry/strings';
import { CardGrid, FeatureCard, LaundryBag, Section, SpecTable } from '@laundry/ui-kit';
import { productPictures } from '../../layout/productPictures.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths, productNames, serviceParts } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';

const { sale: texts } = services;
const SIZE = 96;

function ProductCard({ product }: { product: ProductName }) {
  const Picture = productPictures[product];
  return (
    <FeatureCard
      title={products[product].name}
      to={paths[product]}
      link={SiteLink}
      picture={<Picture size={SIZE} />}
    >
      {products[product].summary}
    </FeatureCard>
  );
}

/** What is sold and rented, each leading to its page, and how to choose between the two. */
export const SaleSection = () => (
  <Section id={serviceParts.sale} title={texts.title} lead={texts.lead}>
    <CardGrid minWidth={300}>
      {productNames.map((product) => (
        <ProductCard key={product} product={product} />
      ))}
      <FeatureCard
        title={accessories.pageTitle}
        to={paths.accessories}
        link={SiteLink}
        picture={<LaundryBag size={SIZE} />}
      >
        {accessories.summary}
      </FeatureCard>
    </CardGrid>
    <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 5, mb: 2 }}>
      {texts.choiceTitle}
    </Box>
    <SpecTable specs={texts.choice} />
  </Section>
);
