import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { endPortals, openPortalWith } from '../../../test/portal.ts';
import { PrintButton } from './PrintButton.tsx';
import type { Printout } from './Printout.tsx';

const sheet: Printout = {
  title: 'REPORTE DE USOS',
  lines: ['Mirador, 01/03/2026 a 31/03/2026', 'Total: 1 fila.'],
  tables: [
    {
      columns: [
        { header: 'Edificio', kind: 'text' },
        { header: 'Monto', kind: 'pesos' },
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

/** Replaces `window.print`. @returns a getter for the number of its calls */
function countDialogs() {
  let dialogs = 0;
  window.print = () => {
    dialogs++;
  };
  return () => dialogs;
}

const { store } = openPortalWith([]);
afterAll(endPortals);

const show = (whole: () => Promise<Printout | undefined>) => (
  <Provider store={store}>
    <PrintButton whole={whole} visible={() => sheet} />
  </Provider>
);
const press = () => userEvent.click(screen.getByRole('button', { name: 'IMPRIMIR' }));

it('gathers the rows on a press, prints them once, and removes the sheet afterwards', async () => {
  const dialogs = countDialogs();
  const gathered = Promise.withResolvers<Printout>();
  const { unmount } = render(show(() => gathered.promise));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Preparando la impresión…');
  await act(async () => Promise.resolve(gathered.resolve(sheet)));
  await frame();
  expect(dialogs()).toBe(1);
  const table = within(paper() ?? document.body).getByRole('table', { hidden: true });
  expect(table.textContent).toBe('EdificioMontoMirador$ 400Total$ 400');
  await print('beforeprint');
  expect(paper()).not.toBeNull();
  await print('afterprint');
  expect(paper()).toBeNull();
  await frame();
  expect(dialogs()).toBe(1);
  unmount();
});

it('shows an error if the rows cannot be gathered', async () => {
  const { unmount } = render(show(() => Promise.resolve(undefined)));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo preparar la impresión.');
  expect(paper()).toBeNull();
  unmount();
});

it('prepares the visible rows if the browser prints by itself, and removes them then', async () => {
  const dialogs = countDialogs();
  const { unmount } = render(show(() => Promise.resolve(undefined)));
  await print('beforeprint');
  expect(paper()).toHaveTextContent('REPORTE DE USOS');
  await print('afterprint');
  expect(paper()).toBeNull();
  await frame();
  expect(dialogs()).toBe(0);
  unmount();
});
