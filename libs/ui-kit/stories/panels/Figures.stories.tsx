import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figures } from '@laundry/ui-kit';
import { dark, portal, small } from '../kit.tsx';

const meta = {
  title: 'Componentes/Bloques/Cifras del panel',
  component: Figures,
  args: {
    figures: [
      { label: 'Usos', text: '1.250', more: 'El mes anterior: 1.000' },
      { label: 'Monto de transacciones (UYU)', text: '$ 241.300' },
      { label: 'Ingreso Administración (UYU)', text: '$ 66.100' },
    ],
  },
  parameters: {
    ...portal.parameters,
    docs: { description: { component: 'Cifras lado a lado, cada una bajo lo que cuenta.' } },
    guide: {
      do: ['Diga debajo con qué se compara la cifra.'],
      dont: ['No sume monedas distintas en una misma cifra.'],
    },
  },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const Una: Story = { args: { figures: [{ label: 'Usos', text: '1' }] } };
export const Oscuro: Story = { ...Normal, ...dark, tags: [] };
export const TextoLargo: Story = {
  ...small,
  name: 'Cifra larga, a 320 px',
  args: {
    figures: [
      {
        label: 'Monto de transacciones confirmadas de todos los edificios (UYU)',
        text: '$ 123.456.789.012,50',
      },
      { label: 'Transacciones', text: '1.234.567' },
    ],
  },
};
