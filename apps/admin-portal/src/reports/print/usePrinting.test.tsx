import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openPortalWith } from '../../../test/portal.ts';
import { PrintButton } from './PrintButton.tsx';
import type { Printout } from './Printout.tsx';

const sheet: Printout = {
  title: 'REPORTE DE USOS',
  lines: ['Mirador, 01/03/2026 a 31/03/2026', 'Total: 1 fila.'],
  tables: [
    {
      columns: [
        { head: 'Edificio', share: 75, atEnd: false },
        { head: 'Monto', share: 25, atEnd: true },
      ],
      rows: [['Mirador', '$ 400']],
      total: ['Total', '$ 400'],
    },
  ],
};

const paper = () => document.querySelector<HTMLElement>('.print-sheet');
const print = (event: 'beforeprint' | 'afterprint') =>
  act(async () => Promise.resolve(window.dispatchEvent(new Event(event))));
const frame = () => act(() => new Promise(requestAnimationFrame));

/** How often the browser's dialog was asked for. */
function countDialogs() {
  let dialogs = 0;
  window.print = () => {
    dialogs++;
  };
  return () => dialogs;
}

const { store } = openPortalWith([]);
afterAll(() => store.stop());

const show = (requestedPrintout: Printout | undefined, onPrinted: () => void = () => undefined) => (
  <Provider store={store}>
    <PrintButton
      onPrint={() => undefined}
      sheet={requestedPrintout}
      onPrinted={onPrinted}
      visiblePrintout={() => sheet}
    />
  </Provider>
);

it('stands ready until it is on paper, and is printed once', async () => {
  const dialogs = countDialogs();
  let printed = 0;
  const onPrinted = () => {
    printed++;
  };
  const { rerender, unmount } = render(show(sheet, onPrinted));
  await frame();
  expect(dialogs()).toBe(1);
  const table = within(paper() ?? document.body).getByRole('table', { hidden: true });
  expect(table.textContent).toBe('EdificioMontoMirador$ 400Total$ 400');
  await print('beforeprint');
  expect(printed).toBe(0);
  await print('afterprint');
  expect(printed).toBe(1);
  rerender(show(undefined, onPrinted));
  expect(paper()).toBeNull();
  await frame();
  expect(dialogs()).toBe(1);
  unmount();
});

it('is there for a browser that prints by itself, and goes with the paper', async () => {
  const dialogs = countDialogs();
  const { unmount } = render(show(undefined));
  expect(screen.getByRole('button', { name: 'IMPRIMIR' })).toBeEnabled();
  await print('beforeprint');
  expect(paper()).toHaveTextContent('REPORTE DE USOS');
  await print('afterprint');
  expect(paper()).toBeNull();
  await frame();
  expect(dialogs()).toBe(0);
  unmount();
});
