import { products } from '@laundry/strings';
import { homeBreadcrumbs } from '../../layout/pageMeta.ts';
import type { PageMeta } from '../../layout/pageMeta.ts';
import { withoutTrailingSlash, paths, productNames } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';

/** The product of a page. */
export function productAt(pathname: string): ProductName {
  const name = productNames.find((product) => paths[product] === withoutTrailingSlash(pathname));
  if (name === undefined) throw new Error(`No product has the page ${pathname}`);
  return name;
}

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
