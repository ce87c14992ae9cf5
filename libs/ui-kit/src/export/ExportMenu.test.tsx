import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ExportMenu } from './ExportMenu.tsx';

const items = [
  { key: 'csv', label: 'CSV' },
  { key: 'xlsx', label: 'XLSX' },
];

it('offers its items by keyboard and returns the focus', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(<ExportMenu items={items} onExport={(key) => chosen.push(key)} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Exportar' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['xlsx']);
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus();
});

it('shows the progress, and starts no other export meanwhile', async () => {
  const user = userEvent.setup();
  let cancelled = 0;
  render(
    <ExportMenu
      items={items}
      onExport={() => undefined}
      running={{ label: 'CSV', fraction: 0.426 }}
      onCancel={() => cancelled++}
      outcome={{ kind: 'done', text: 'Listo' }}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Exportando CSV…' })).toHaveAttribute('aria-valuenow', '43');
  expect(screen.queryByText('Listo')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'CANCELAR' }));
  expect(cancelled).toBe(1);
});

it('shows the result', () => {
  render(<ExportMenu items={items} onExport={() => undefined} outcome={{ kind: 'done', text: 'Listo' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Listo');
});

it('shows why nothing can be exported, and stays focusable for screen readers', async () => {
  const user = userEvent.setup();
  render(<ExportMenu items={items} onExport={() => undefined} disabledReason="No hay filas." />);
  await user.tab();
  const button = screen.getByRole('button', { name: 'Exportar' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('No hay filas.');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('describes to screen readers only what is still loading, because the page shows it beside the menu', async () => {
  const user = userEvent.setup();
  render(<ExportMenu items={items} onExport={() => undefined} awaited="Cargando…" />);
  expect(screen.queryByText('Cargando…')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Exportar' });
  expect(button).toHaveAccessibleDescription('Cargando…');
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
