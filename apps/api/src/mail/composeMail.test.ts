import { settingsFrom } from '../settings.ts';
import { mailSender, adminOrigin } from './composeMail.ts';

it.each([
  [{}, 'Lavadero'],
  [{ SITE_BRAND: 'espuma' }, 'Espuma'],
  [{ SITE_BRAND: 'espuma', SITE_PRODUCT_NAME: 'Burbuja' }, 'Burbuja'],
])('writes as %j by the name of %s', (environment, name) => {
  expect(mailSender(settingsFrom(environment)).productName).toBe(name);
});

it.each([
  ['', 'https://lavaderos.uy', 'https://admin.lavaderos.uy'],
  ['', 'http://localhost:4200', 'http://admin.localhost:4200'],
  ['https://portal.lavaderos.uy', 'https://lavaderos.uy', 'https://portal.lavaderos.uy'],
])('with ADMIN_ORIGIN "%s" beside %s the portal is at %s', (ADMIN_ORIGIN, PUBLIC_ORIGIN, expected) => {
  expect(adminOrigin({ ADMIN_ORIGIN, PUBLIC_ORIGIN })).toBe(expected);
});
