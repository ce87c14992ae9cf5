import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SummaryPanel } from './SummaryPanel.tsx';

const show = (rows: readonly (readonly string[])[]) =>
  render(
    <SummaryPanel
      summary={{ status: 'ready', value: rows }}
      subtotals={(value) => [{ title: 'Por día', heads: ['Día', 'Usos'], rows: value }]}
      plot={() => 'el gráfico'}
    />,
  );

it('shows the plot and the subtotals of what was found', () => {
  show([['01/03/2026', '2']]);
  expect(screen.getByText('el gráfico')).toBeVisible();
  expect(screen.getByText('Por día')).toBeVisible();
});

it('shows nothing of nothing', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
