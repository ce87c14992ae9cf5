import { productMeta } from './productMeta.ts';

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
