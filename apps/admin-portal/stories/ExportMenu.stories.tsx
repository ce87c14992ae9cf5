import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ExportMenu } from '../src/reports/export/ExportButton.tsx';
import type { Export } from '../src/reports/export/useExport.ts';

const nothing = () => undefined;
const idle: Export = { status: 'idle' };

const meta = preview.meta({
  title: 'Componentes/Datos/Exportar',
  component: ExportMenu,
  args: { state: idle, onStart: nothing, cancel: nothing, forget: nothing },
  parameters: {
    surface: 'portal',
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

export const Normal = meta.story({});
export const Abierto = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'XLSX' })).toBeVisible());
  },
});
export const EnCurso = meta.story({
  name: 'En curso',
  args: { state: { status: 'running', format: 'csv', rows: 420, expected: 1000 } },
  tags: ['visual'],
});
export const SinMedida = meta.story({
  name: 'En curso, sin medida',
  args: { state: { status: 'running', format: 'xlsx', rows: 420, expected: undefined } },
});
export const Terminado = meta.story({
  args: { state: { status: 'done', name: 'transacciones-2026-03.csv', rows: 1234, of: 1234 } },
});
export const ConError = meta.story({
  name: 'Error',
  args: { state: { status: 'failed', error: 'offline' } },
});
export const Incompleto = meta.story({
  args: {
    state: { status: 'stopped', truncation: 'failed', rows: 1000, error: 'unavailable', keep: nothing },
  },
});
export const Deshabilitado = meta.story({ args: { disabledReason: 'No hay filas para exportar.' } });
export const TextoLargo = meta.story({
  name: 'Texto largo, a 320 px',
  globals: { viewport: { value: 'small' } },
  args: {
    state: { status: 'done', name: `transacciones-${'edificio-'.repeat(20)}2026-03.csv`, rows: 12, of: 1234 },
  },
});
