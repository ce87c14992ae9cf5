/** @jest-environment node */
import { pageAt, pages, slugAt } from '../app/pages.ts';
import routes from '../app/routes.ts';

it.each([
  ...pages.map(({ path }) => [path, path]),
  ['/credit/', '/credit'],
  ['/dashboard/login/', '/dashboard/login'],
  ['/bancard-checkout-success/b8c1f0de', '/bancard-checkout-success/:id'],
  ['/tools/laundromats/edificio-ceibo', '/tools/laundromats/:slug'],
  ['/no-existe', '/404'],
])('%s is the address of the page %s', (address, path) => {
  expect(pageAt(address).path).toBe(path);
});

it('every address has a route: a splat does not match the home page', () => {
  expect(routes.map((entry) => (entry.index ? '/' : entry.path))).toEqual(['/', '*']);
});

it('the slug of a laundromat is read from its address', () => {
  expect(slugAt('/tools/laundromats/edificio-ceibo/stickers')).toBe('edificio-ceibo');
});
