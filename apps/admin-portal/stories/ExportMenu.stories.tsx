import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ExportMenu } from '../src/reports/export/ExportButton.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Componentes/Datos/Exportar',
  component: ExportMenu,
  args: { state: { status: 'idle' }, onStart: nothing, cancel: nothing, forget: nothing },
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
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Abierto: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'XLSX' })).toBeVisible());
  },
};
export const EnCurso: Story = {
  name: 'En curso',
  args: { state: { status: 'running', format: 'csv', rows: 420, expected: 1000 } },
  tags: ['visual'],
};
export const SinMedida: Story = {
  name: 'En curso, sin medida',
  args: { state: { status: 'running', format: 'xlsx', rows: 420, expected: undefined } },
};
export const Terminado: Story = {
  args: { state: { status: 'done', name: 'transacciones-2026-03.csv', rows: 1234, of: 1234 } },
};
export const ConError: Story = { name: 'Error', args: { state: { status: 'failed', error: 'offline' } } };
export const Incompleto: Story = {
  args: {
    state: { status: 'stopped', truncation: 'failed', rows: 1000, error: 'unavailable', keep: nothing },
  },
};
export const Deshabilitado: Story = { args: { disabledReason: 'No hay filas para exportar.' } };
export const TextoLargo: Story = {
  name: 'Texto largo, a 320 px',
  globals: { viewport: { value: 'small' } },
  args: {
    state: { status: 'done', name: `transacciones-${'edificio-'.repeat(20)}2026-03.csv`, rows: 12, of: 1234 },
  },
};
