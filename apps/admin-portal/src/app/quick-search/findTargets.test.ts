import { ana, FARO, MIRADOR } from '../../../test/residents.ts';
import { dashboardPages } from '../pages.ts';
import { findTargets } from './findTargets.ts';

const searched = {
  pages: dashboardPages,
  buildings: [MIRADOR, FARO],
  managed: new Set([MIRADOR.id, FARO.id]),
  residents: [{ building: FARO, user: ana }],
};
const found = (text: string, among = searched) =>
  findTargets(text, among).map(({ group, label, detail }) => [group, label, detail]);

describe('the quick search', () => {
  it('offers only pages before anything is typed', () => {
    expect(new Set(found('').map(([group]) => group))).toEqual(new Set(['pages']));
    expect(found('')).toHaveLength(dashboardPages.length);
  });

  it('finds pages, buildings and residents by parts of their words, ignoring case and accents', () => {
    expect(found('ACTIVI')).toEqual([['pages', 'Actividad', undefined]]);
    expect(found('faro usos')).toEqual([['buildings', 'Faro', 'Consulta de usos']]);
    expect(found('nunez apto')).toEqual([['residents', 'Ana Núñez', 'ana@correo.example · Apto 101 · Faro']]);
    expect(found('zzz')).toEqual([]);
  });

  it('links to the page with the filter set', () => {
    const [building] = findTargets('mirador usuarios', searched);
    expect(building?.to).toBe('/dashboard-users?building=b-1');
    const [resident] = findTargets('ana@', searched);
    expect(resident?.to).toBe('/dashboard-users?building=b-2&email=ana%40correo.example');
    const [card, ...others] = findTargets('1234 5678', searched);
    expect(others).toEqual([]);
    expect(card?.to).toMatch(/^\/dashboard-uses\?from=.*&to=.*&building=all&uuid=12345678$/);
  });

  it('offers neither pages that the server lacks nor residents of a former building', () => {
    const pages = dashboardPages.filter(({ path }) => path !== '/dashboard-settlement');
    const former = found('mirador', { ...searched, pages, managed: new Set([FARO.id]) });
    expect(former.map(([, , detail]) => detail)).toEqual(['Consulta de usos']);
  });
});
