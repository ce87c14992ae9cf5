import { products } from '@laundry/strings';
import type { PageMeta } from '../../layout/pageMeta.ts';
import { fromHome } from '../../layout/trail.ts';
import { paths } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';

/** What a product's page says of itself; the product as schema.org has it. */
export function productMeta(product: ProductName): PageMeta {
  const { name, description, specs } = products[product];
  return {
    title: name,
    description,
    path: paths[product],
    trail: fromHome,
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
