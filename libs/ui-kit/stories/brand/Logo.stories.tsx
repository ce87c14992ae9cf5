import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@laundry/ui-kit';

const meta = { title: 'Fundamentos/Logo', component: Logo, args: { name: 'Lavadero' } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completo: Story = { args: { size: 64 } };
export const SoloLaMarca: Story = { name: 'Solo la marca', args: { markOnly: true, size: 64 } };
export const OtraMarca: Story = { name: 'Otro nombre', args: { name: 'Burbuja & Cía.', size: 64 } };
