import { accessories, products, services } from '@laundry/strings';
import { CardGrid, FeatureCard, LaundryBag, Section, SpecTable } from '@laundry/ui-kit';
import { productPictures } from '../../layout/productPictures.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths, productNames, serviceParts } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';
import { Detail } from './Detail.tsx';

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

/** Products for sale and rent with links to their pages, and how to choose between the two. */
export const SaleSection = () => (
  <Section id={serviceParts.sale} title={texts.title} lead={texts.lead}>
    <CardGrid minWidth={250}>
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
    <Detail title={texts.choiceTitle}>
      <SpecTable specs={texts.choice} />
    </Detail>
  </Section>
);
