import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refusal } from '../test/portal.ts';
import { REPORT, SIGNED_IN, buildings, report, transactionsSummary } from './answers.ts';
import { alerts, PortalPage, shows } from './PortalPage.tsx';

const meta = {
  title: 'Páginas/Portal/Tablero',
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
  args: { path: REPORT, kept: SIGNED_IN },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Transacciones: Story = {
  args: { answers: [buildings, transactionsSummary, report(73)] },
  play: shows('73 transacciones'),
  tags: ['visual'],
};
export const TransaccionesEnUnCelular: Story = {
  name: 'Transacciones, en un celular',
  args: { answers: [buildings, transactionsSummary, report(4)] },
  play: shows('4 transacciones'),
  globals: { viewport: { value: 'small' } },
  tags: ['visual'],
};
export const SinResultados: Story = {
  args: { answers: [buildings, transactionsSummary, report(0)] },
  play: shows('No hay resultados'),
};
export const Buscando: Story = {
  args: { answers: [buildings, transactionsSummary, { ...report(0), gate: gate() }] },
  play: async (context) => {
    await shows('Cargando resultados…')(context);
    const exporting = context.canvas.getByRole('button', { name: 'Exportar' });
    await expect(exporting).toHaveAccessibleDescription('Cargando resultados…');
    await userEvent.click(exporting);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const ConError: Story = {
  args: {
    answers: [buildings, transactionsSummary, { ...report(0), ...refusal(500, 'ex_internal') }],
  },
  play: alerts,
};
