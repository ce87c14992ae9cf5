import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { REPORT, SIGNED_IN, buildings, report, transactionsSummary } from './answers.ts';
import { PortalPage } from './PortalPage.tsx';

const meta = {
  title: 'Páginas/Portal/Tablero',
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
  args: { path: REPORT, kept: SIGNED_IN },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const counted = (text: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

export const Transacciones: Story = {
  args: { answers: [buildings, transactionsSummary, report(73)] },
  play: counted('73 transacciones'),
  tags: ['visual'],
};
export const TransaccionesDeNoche: Story = {
  ...Transacciones,
  name: 'Transacciones, de noche',
  globals: { scheme: 'dark' },
};
export const TransaccionesEnUnCelular: Story = {
  name: 'Transacciones, en un celular',
  args: { answers: [buildings, transactionsSummary, report(4)] },
  play: counted('4 transacciones'),
  globals: { viewport: { value: 'small' } },
  tags: ['visual'],
};
export const SinResultados: Story = {
  args: { answers: [buildings, transactionsSummary, report(0)] },
  play: counted('No hay resultados'),
};
export const Buscando: Story = {
  args: { answers: [buildings, transactionsSummary, { ...report(0), gate: gate() }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando resultados…')).toBeVisible();
  },
};
export const ConError: Story = {
  args: {
    answers: [
      buildings,
      transactionsSummary,
      { ...report(0), status: 500, body: { result_code: 'INTERNAL_ERROR', result_message: '' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
