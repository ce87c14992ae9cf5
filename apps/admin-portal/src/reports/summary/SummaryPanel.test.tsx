import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SummaryPanel } from './SummaryPanel.tsx';

// jsdom has none of its own.
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const show = (rows: readonly (readonly string[])[]) =>
  render(
    <SummaryPanel
      summary={{ status: 'ready', value: rows }}
      subtotals={(value) => [{ title: 'Por día', columns: [{ head: 'Día' }, { head: 'Usos' }], rows: value }]}
      plot={() => 'el gráfico'}
      plotHeight={{ xs: 409, sm: 417 }}
    >
      las filas
    </SummaryPanel>,
  );

it('shows the plot and the subtotals of what was found after its rows', () => {
  const { container } = show([['01/03/2026', '2']]);
  expect(container).toHaveTextContent('las filasel gráficoPor día');
});

it('on a phone shows the plot before the rows, which are long there', () => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), phone, { media: query });
  const { container } = show([['01/03/2026', '2']]);
  expect(container).toHaveTextContent('el gráficolas filasPor día');
});

it('of nothing shows that there are no rows, and no more', () => {
  const { container } = show([]);
  expect(container).toHaveTextContent(/^las filas$/);
  expect(screen.queryByText('Por día')).not.toBeInTheDocument();
});

const phone = {
  matches: true,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};
