import { PUBLIC_SITE, drawingsOf, fileOfPage, listedPages, loadSite } from '../src/built-site/site.ts';

const site = await loadSite(PUBLIC_SITE);
const pages = listedPages(site);

it('finds the drawings of pages', () => {
  expect(drawingsOf(site, '/tools/how-to-wash').length).toBeGreaterThan(5);
});

it.each(pages)('no drawing stands twice on %s', (path) => {
  const drawings = drawingsOf(site, path);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(pages)('%s has every colour that its drawings read', (path) => {
  const html = site.get(fileOfPage(path))?.body.toString() ?? '';
  const read = drawingsOf(site, path).flatMap((file) => {
    const colours =
      site
        .get(file)
        ?.body.toString()
        .match(/--[\w-]+(?=\))/g) ?? [];
    expect(colours).not.toEqual([]);
    return colours;
  });
  expect([...new Set(read)].filter((name) => !html.includes(`${name}:`))).toEqual([]);
});
