import { settingsFrom } from '../settings.ts';
import { mailSender, adminOrigin } from './composeMail.ts';

it.each([
  [{}, 'Lavadero'],
  [{ SITE_BRAND: 'espuma' }, 'Espuma'],
  [{ SITE_BRAND: 'espuma', SITE_PRODUCT_NAME: 'Burbuja' }, 'Burbuja'],
])('with settings %j, mails name the product %s', (environment, name) => {
  expect(mailSender(settingsFrom(environment)).productName).toBe(name);
});

it.each([
  ['', 'https://lavaderos.uy', 'https://admin.lavaderos.uy'],
  ['https://portal.lavaderos.uy', 'https://lavaderos.uy', 'https://portal.lavaderos.uy'],
])('ADMIN_ORIGIN "%s" and PUBLIC_ORIGIN %s give the portal %s', (ADMIN_ORIGIN, PUBLIC_ORIGIN, expected) => {
  expect(adminOrigin({ ADMIN_ORIGIN, PUBLIC_ORIGIN })).toBe(expected);
});
