/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '@laundry/brand';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import * as v from 'valibot';
import { pageOf, paths, portalPaths } from '../app/paths.ts';
import routes from '../app/routes.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

const leaves = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));
const pages = leaves(routes);
const reached = new Set(pages.map(({ path, index }) => (index ? '/' : path)));

describe('the pages', () => {
  it.each([...Object.values(paths).filter((path) => path !== paths.notFound), ...portalPaths])(
    'have a route for %s',
    (path) => {
      expect(reached).toContain(path);
    },
  );

  it.each([...new Set(pages.map(({ file }) => file))])('have a title: %s', (file) => {
    expect(read(join('app', file))).toMatch(/export const meta = \(.*\) =>\s+(pageMeta|hiddenPageMeta)\(/);
  });

  it.each([
    ['/', '/'],
    ['/credit', '/credit'],
    ['/credit/', '/credit'],
    ['/dashboard/login//', '/dashboard/login'],
  ])('are the same with a slash at their end: %s', (pathname, page) => {
    expect(pageOf(pathname)).toBe(page);
  });
});

it('are built anew when any setting changes', () => {
  const Package = v.object({
    nx: v.object({ targets: v.object({ build: v.object({ inputs: v.array(v.any()) }) }) }),
  });
  const { inputs } = v.parse(Package, JSON.parse(read('package.json'))).nx.targets.build;
  const named = inputs.flatMap((input) => (v.is(v.object({ env: v.string() }), input) ? [input.env] : []));
  expect(named.sort()).toEqual(Object.keys(SETTINGS).sort());
});
