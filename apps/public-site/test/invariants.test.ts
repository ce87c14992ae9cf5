/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '@laundry/brand';
import * as v from 'valibot';
import { pageAt, pages, slugAt } from '../app/pages.ts';
import routes from '../app/routes.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

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

it('a page of a laundromat has its slug in its address', () => {
  expect(slugAt('/tools/laundromats/edificio-ceibo/stickers')).toBe('edificio-ceibo');
});

it('pages are built anew when any setting changes', () => {
  const Package = v.object({
    nx: v.object({ targets: v.object({ build: v.object({ inputs: v.array(v.any()) }) }) }),
  });
  const { inputs } = v.parse(Package, JSON.parse(read('package.json'))).nx.targets.build;
  const named = inputs.flatMap((input) => (v.is(v.object({ env: v.string() }), input) ? [input.env] : []));
  expect(named.sort()).toEqual(Object.keys(SETTINGS).sort());
});
