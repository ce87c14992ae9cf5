import { productAt, productMeta } from './productMeta.ts';

it('a page is about the product of its path, with or without a slash at its end', () => {
  expect(productAt('/products/titan-c/')).toBe('titanC');
  expect(() => productAt('/products/none')).toThrow('/products/none');
});

it('search engines find the data of a product', () => {
  const { title, facts } = productMeta('washer');
  expect(title).toBe('Lavadoras comerciales');
  expect(facts?.[0]).toMatchObject({ '@type': 'Product', name: title });
  expect(facts?.[0]?.['additionalProperty']).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Fuerza de extracción',
    value: '413\u00a0G',
  });
});
