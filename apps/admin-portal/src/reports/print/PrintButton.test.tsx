import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { openPortalWith } from '../../../test/portal.ts';
import { PrintButton } from './PrintButton.tsx';
import type { Printout } from './Printout.tsx';

const columns = [
  { header: 'Edificio', kind: 'text' },
  { header: 'Usos', kind: 'count' },
  { header: 'Monto', kind: 'pesos' },
  { header: 'Fecha', kind: 'instant' },
] as const;
const sheet: Printout = {
  title: '',
  lines: [],
  tables: [
    {
      columns,
      rows: [
        ['Mirador', 1200, 1234.5, '2026-10-01T15:00:00Z'],
        ['Total', 1200, -40, undefined],
      ],
      summed: true,
    },
  ],
};

const paper = () => document.querySelector<HTMLElement>('.print-sheet');
const print = (event: 'beforeprint' | 'afterprint') =>
  act(async () => Promise.resolve(window.dispatchEvent(new Event(event))));
const frame = () => act(() => new Promise(requestAnimationFrame));

const { store } = openPortalWith([]);

const show = (whole: () => Promise<Printout | undefined>) => (
  <Provider store={store}>
    <PrintButton whole={whole} visible={() => sheet} />
  </Provider>
);
const press = () => userEvent.click(screen.getByRole('button', { name: 'IMPRIMIR' }));

it('gathers the rows on a press, prints them once, and removes the sheet afterwards', async () => {
  const dialog = jest.fn();
  window.print = dialog;
  const gathered = Promise.withResolvers<Printout>();
  const { unmount } = render(show(() => gathered.promise));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Preparando la impresión…');
  await act(async () => Promise.resolve(gathered.resolve(sheet)));
  await frame();
  expect(dialog).toHaveBeenCalledTimes(1);
  const table = within(paper() ?? document.body).getByRole('table', { hidden: true });
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['EdificioUsosMontoFecha', 'Mirador1.200$ 1.234,5001/10/2026 12:00', 'Total1.200-$ 40']);
  await print('beforeprint');
  expect(paper()).not.toBeNull();
  await print('afterprint');
  expect(paper()).toBeNull();
  // The browser's own command has its own dialog.
  await print('beforeprint');
  expect(paper()).not.toBeNull();
  await frame();
  expect(dialog).toHaveBeenCalledTimes(1);
  unmount();
});

it('shows an error if the rows cannot be gathered', async () => {
  const { unmount } = render(show(() => Promise.resolve(undefined)));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo preparar la impresión.');
  expect(paper()).toBeNull();
  unmount();
});
