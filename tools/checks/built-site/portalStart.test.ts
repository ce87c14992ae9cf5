import { PORTAL, loadSite } from '../src/built-site/site.ts';

const site = await loadSite(PORTAL);

/** The code of the portal's chunks with a name. */
const chunksOf = (name: string): string[] =>
  [...site]
    .filter(([address]) => address.startsWith(`/assets/${name}-`) && address.endsWith('.js'))
    .map(([, { body }]) => body.toString());

it.each(['portal', 'shared', 'DataTable'])(
  'has %s, which a report is drawn by, compiled beside the main thread',
  (name) => {
    const chunks = chunksOf(name);
    expect(chunks).toHaveLength(1);
    // V8 only recognises it at the very beginning.
    expect(chunks[0]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);

it('makes no formatter, which is slow, before everything else is asked for', () => {
  const [entry] = chunksOf('entry');
  expect(entry).toContain('modulepreload');
  expect(entry).not.toContain('Intl.');
});
