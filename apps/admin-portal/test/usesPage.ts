import { screen } from '@testing-library/react';
import type { FakeAnswer } from '@laundry/flow/testing';
import { UsesPage } from '../src/features/uses/UsesPage.tsx';
import { showPage } from './page.tsx';
import { buildings } from './portal.ts';
import { details, summary } from './uses.ts';

export const PAGE = '/dashboard-uses';
export const MARCH = '?from=2026-03-01&to=2026-03-31&building=b-1';

/** The report of uses at an address; its totals come, its rows are the answers'. */
export const open = async (search: string, ...answers: FakeAnswer[]) => {
  const shown = await showPage(UsesPage, `${PAGE}${search}`, [buildings, details, summary, ...answers]);
  const requested = (path: string) => shown.server.requests.filter(({ url }) => url.pathname === path);
  return { ...shown, requested };
};

/** Fifty cards of one line each: drawing all of seven takes its time without a browser. */
export const shortCards = () =>
  localStorage.setItem(
    'laundry.table.uses.u-1',
    JSON.stringify({ hidden: ['building', 'unit', 'machine', 'type', 'at', 'result'], density: 'compact' }),
  );
export const button = (name: string) => screen.getByRole('button', { name });
export const cards = () => screen.findByRole('list', { name: 'Consulta de usos' });
