import type { FakeAnswer } from '@laundry/flow/testing';
import { screen } from 'storybook/test';
import { buildings } from '../../test/portal.ts';
import { details, summary } from '../../test/uses.ts';
import { openPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const PAGE = '/dashboard-uses';
export const MARCH = '?from=2026-03-01&to=2026-03-31&building=b-1';

/** Opens the report of uses with a search. Its totals are given; the answers must have its rows. */
export const open = (mount: Mount, search: string, ...answers: FakeAnswer[]) =>
  openPage(mount, `${PAGE}${search}`, [buildings, details, summary, ...answers]);

export const cards = () => screen.findByRole('list', { name: 'Consulta de usos' });
