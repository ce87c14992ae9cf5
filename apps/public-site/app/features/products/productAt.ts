import { pageOf, paths, productNames } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';

/** The product that a page is about. */
export function productAt(pathname: string): ProductName {
  const name = productNames.find((product) => paths[product] === pageOf(pathname));
  if (name === undefined) throw new Error(`No product has the page ${pathname}`);
  return name;
}
