import type { FakeAnswer } from '@laundry/flow/testing';
import { screen, within } from 'storybook/test';
import { buildings } from '../../test/portal.ts';
import { summary } from '../../test/transactions.ts';
import { openPage, valuesIn } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

export const PAGE = '/dashboard-transactions';
export const JUNE = '?from=2026-06-01&to=2026-06-30&building=b-1';

export const open = (mount: Mount, search: string, ...answers: FakeAnswer[]) =>
  openPage(mount, `${PAGE}${search}`, [buildings, summary, ...answers]);

/** Waits for the number of rows in `status`. @returns the names and values of each card */
export async function cards(status: string) {
  await screen.findByText(status);
  return within(screen.getByRole('list', { name: 'Transacciones confirmadas' }))
    .getAllByRole('listitem')
    .map(valuesIn);
}
