import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openPortalWith } from '../../../test/portal.ts';
import { recordedUse } from '../../../test/uses.ts';
import { PrintUses } from './PrintUses.tsx';
import { printArrived, selectUses, summaryArrived } from './uses.slice.ts';

const query = { from: '2026-03-01', to: '2026-03-31', building: 'b-1', unit: '', machine: '', uuid: '' };
const frame = () => act(() => new Promise(requestAnimationFrame));

it('prints once, also when the totals come after the rows', async () => {
  let dialogs = 0;
  window.print = () => {
    dialogs++;
  };
  const { store } = openPortalWith([]);
  store.dispatch(printArrived([recordedUse(1)]));
  const shown = () => (
    <Provider store={store}>
      <PrintUses uses={selectUses(store.getState())} query={query} />
    </Provider>
  );
  const { rerender, unmount } = render(shown());
  await frame();
  expect(dialogs).toBe(1);
  store.dispatch(summaryArrived({ count: 9, succeeded: 9, byBuilding: [], byUnit: [], byDay: [] }));
  rerender(shown());
  await frame();
  expect(dialogs).toBe(1);
  unmount();
  store.stop();
});
