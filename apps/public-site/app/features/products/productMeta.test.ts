import { productAt, productMeta } from './productMeta.ts';

it('finds the product of a path with a trailing slash, and refuses an unknown path', () => {
  expect(productAt('/products/titan-c/')).toBe('titanC');
  expect(() => productAt('/products/none')).toThrow('/products/none');
});

it('the structured data of a product has its specifications', () => {
  const { title, facts } = productMeta('washer');
  expect(title).toBe('Lavadoras comerciales');
  expect(facts?.[0]).toMatchObject({ '@type': 'Product', name: title });
  expect(facts?.[0]?.['additionalProperty']).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Fuerza de extracción',
    value: '413\u00a0G',
  });
});
