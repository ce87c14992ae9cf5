import { LOGIN_SCRIPT, PORTAL, loadSite } from '../src/index.ts';
import { resourcesOf } from '../src/resources.ts';

const site = await loadSite(PORTAL);
const { scripts } = await resourcesOf(site, '/');
const files = [...scripts].map((address) => site.get(address));
const code = files.map((file) => file?.body.toString()).join('');

describe("the portal's login", () => {
  it('is in what the portal loads first', () => {
    expect(code).toContain('Ingreso de administraciones');
  });

  it('loads no more script than it may', () => {
    const weight = files.reduce((sum, file) => sum + (file?.sent.length ?? 0), 0);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(LOGIN_SCRIPT);
  });

  it.each(['MuiDataGrid', 'MuiChartsSurface'])('loads nothing of %s', (part) => {
    expect(code).not.toContain(part);
    // Elsewhere it is: a name that the libraries no longer have would prove nothing.
    const others = [...site].filter(([address]) => !scripts.has(address));
    const built = others.some(([, { body }]) => body.includes(part));
    expect(built).toBe(true);
  });
});
