import { products } from '@laundry/strings';
import { pageOf, paths, productNames } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';
import { homeBreadcrumbs } from '../../layout/pageMeta.ts';
import type { PageMeta } from '../../layout/pageMeta.ts';

/** The product that a page is about. */
export function productAt(pathname: string): ProductName {
  const name = productNames.find((product) => paths[product] === pageOf(pathname));
  if (name === undefined) throw new Error(`No product has the page ${pathname}`);
  return name;
}

/** What a product's page says of itself; the product as schema.org has it. */
export function productMeta(product: ProductName): PageMeta {
  const { name, description, specs } = products[product];
  return {
    title: name,
    description,
    path: paths[product],
    breadcrumbs: homeBreadcrumbs,
    facts: [
      {
        '@type': 'Product',
        name,
        description,
        additionalProperty: specs.rows.map((row) => ({ '@type': 'PropertyValue', ...row })),
      },
    ],
  };
}
