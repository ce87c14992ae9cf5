import { ExportMenu } from '@laundry/ui-kit';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Datos/Exportar',
  component: ExportMenu,
  args: {
    items: [
      { key: 'csv', label: 'CSV' },
      { key: 'xlsx', label: 'XLSX' },
      { key: 'print', label: 'Imprimir' },
    ],
    onExport: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    ...portal.parameters,
    about:
      'El botón «Exportar» con su menú, el progreso de lo que se escribe y cómo terminó. No escribe nada por sí mismo.',
    do: [
      'Exporte el resultado entero, no la página que se ve.',
      'Diga en qué archivo quedó y cuántas filas tiene.',
    ],
    dont: ['No esconda el botón cuando no hay nada: diga por qué no se puede.'],
    docs: { story: { height: '220px' } },
  },
});

export const Normal = meta.story();
export const Abierto = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'XLSX' })).toBeVisible());
  },
});
export const EnCurso = meta.story({
  name: 'En curso',
  args: { running: { label: 'CSV', fraction: 0.42 } },
  tags: ['visual'],
});
export const SinMedida = meta.story({ name: 'En curso, sin medida', args: { running: { label: 'XLSX' } } });
export const Terminado = meta.story({
  args: { outcome: { kind: 'done', text: 'transacciones-2026-03.csv, 1.234 filas' } },
});
export const ConError = meta.story({
  name: 'Error',
  args: { outcome: { kind: 'failed', text: 'Se cortó la conexión: no se guardó nada. Intente nuevamente.' } },
});
export const Deshabilitado = meta.story({ args: { disabledReason: 'No hay filas para exportar.' } });
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, ...Terminado.input.args }),
  name: 'Texto largo, a 320 px',
});
