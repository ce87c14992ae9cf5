import { emptyQuery } from '@laundry/ui-kit/data-table';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { TABLE, show } from './sampleTable.tsx';

/** Tests of a table without rows in a real browser; the Storybook hides these stories. */
const meta = preview.meta({ title: 'Pruebas/Kit/Tabla sin filas', tags: ['!dev', '!autodocs'], ...portal });

export const FiltersTakenOff = meta.story({
  name: 'without rows because of filters offers to remove them',
  play: async ({ mount }) => {
    const filters = { on: '2026-04-02/2026-04-01' };
    await show(mount, { tableFrom: TABLE, initialQuery: { ...emptyQuery, filters } });
    await expect(screen.getByLabelText('Alta desde')).toHaveAccessibleDescription(
      'La primera fecha no puede ser posterior a la segunda.',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'QUITAR FILTROS' })[0] ?? document.body);
    await waitFor(() => expect(screen.getByText('60 resultados')).toHaveFocus());
  },
});

export const DaysTyped = meta.story({
  name: 'without rows filters by whole days alone, and says how a day is written',
  play: async ({ mount }) => {
    await show(mount, { tableFrom: TABLE });
    const from = screen.getByLabelText('Alta desde');
    await userEvent.type(from, '01/04/20');
    await waitFor(() => expect(screen.getByText('60 resultados')).toBeVisible());
    await userEvent.type(from, '27');
    await waitFor(() => expect(screen.getByText('No hay resultados')).toBeVisible());
    await fireEvent.change(from, { target: { value: '31/02/2027' } });
    await expect(from).toHaveAccessibleDescription('Escriba el día como DD/MM/AAAA.');
    await waitFor(() => expect(screen.getByText('60 resultados')).toBeVisible());
  },
});
