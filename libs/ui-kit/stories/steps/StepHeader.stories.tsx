import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepHeader } from '@laundry/ui-kit';

const meta = {
  title: 'Componentes/Pasos',
  component: StepHeader,
  args: { steps: ['Tarjeta', 'Medio de pago', 'Sus datos'], current: 0, title: 'Cargue saldo en su tarjeta' },
} satisfies Meta<typeof StepHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primero: Story = {};
export const Ultimo: Story = {
  name: 'Último',
  args: { current: 2, title: 'Sus datos', lead: 'Le enviaremos el comprobante por e-mail.' },
};
