import { PORTAL, fileOfPage, loadSite } from '../src/index.ts';
import { resourcesOf } from '../src/resources.ts';

const site = await loadSite(PORTAL);
const codeOf = (scripts: Iterable<string>) =>
  [...scripts].map((address) => site.get(address)?.body.toString() ?? '').join('');

describe.each([
  ['/dashboard-admin', false],
  ['/dashboard-users', true],
  ['/dashboard-uses', true],
  ['/dashboard-transactions', true],
  ['/configuration', false],
])('%s', (path, hasTable) => {
  it('names all of its code in its head, so that none of it waits for another', async () => {
    const html = site.get(fileOfPage(path))?.body.toString() ?? '';
    const { scripts } = await resourcesOf(site, path);
    for (const address of scripts) expect(html).toContain(`"${address}"`);
  });

  it(`names the table's code: ${hasTable}`, async () => {
    const { scripts } = await resourcesOf(site, path);
    expect(codeOf(scripts).includes('MuiDataGrid')).toBe(hasTable);
  });

  it('does without the code of plots at first', async () => {
    const { scripts } = await resourcesOf(site, path);
    expect(codeOf(scripts)).not.toContain('MuiChartsSurface');
  });
});
