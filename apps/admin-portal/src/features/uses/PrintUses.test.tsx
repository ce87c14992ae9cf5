import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { openPortalWith } from '../../../test/portal.ts';
import { page, recordedUse } from '../../../test/uses.ts';
import { PrintUses } from './PrintUses.tsx';
import type { Uses } from './useUses.ts';

const query = { from: '2026-03-01', to: '2026-03-31', building: 'b-1', unit: '', machine: '', uuid: '' };
const frame = () => act(() => new Promise(requestAnimationFrame));

it('prints once, also when the totals come after the rows', async () => {
  let dialogs = 0;
  window.print = () => {
    dialogs++;
  };
  const { store } = openPortalWith([page([recordedUse(1)])]);
  const shown = (summary: Uses['summary']) => (
    <Provider store={store}>
      <PrintUses
        uses={{
          buildings: { status: 'idle' },
          search: { status: 'found', rows: [recordedUse(1)], total: 1, query, page: 0 },
          summary,
        }}
        query={query}
      />
    </Provider>
  );
  const { rerender, unmount } = render(shown({ status: 'loading' }));
  await userEvent.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
  await waitFor(() => expect(dialogs).toBe(1));
  const value = { count: 9, succeeded: 9, byBuilding: [], byUnit: [], byDay: [] };
  rerender(shown({ status: 'ready', value }));
  await frame();
  expect(dialogs).toBe(1);
  unmount();
  store.stop();
});
