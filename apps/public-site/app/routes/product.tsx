import { useLocation } from 'react-router';
import type { MetaArgs } from 'react-router';
import { productAt, productMeta } from '../features/products/productMeta.ts';
import { ProductPage } from '../features/products/ProductPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { machines } from '../machines.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(productMeta(productAt(location.pathname)));

export default function ProductRoute() {
  return <ProductPage product={productAt(useLocation().pathname)} machines={machines} />;
}
