import { settingsFrom } from '../settings.ts';
import { senderOf } from './senderOf.ts';

it.each([
  [{}, 'Lavadero'],
  [{ SITE_BRAND: 'espuma' }, 'Espuma'],
  [{ SITE_BRAND: 'espuma', SITE_PRODUCT_NAME: 'Burbuja' }, 'Burbuja'],
])('writes as %j by the name of %s', (environment, name) => {
  expect(senderOf(settingsFrom(environment)).productName).toBe(name);
});
