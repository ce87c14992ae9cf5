import { products } from '@laundry/strings';
import { homeBreadcrumbs } from '../../layout/pageMeta.ts';
import type { PageMeta } from '../../layout/pageMeta.ts';
import type { ProductName } from '../../paths.ts';

/** The metadata of a product's page, with the product as schema.org data. */
export function productMeta(product: ProductName): PageMeta {
  const { name, description, specs } = products[product];
  return {
    title: name,
    description,
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
