import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickFacts } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const facts = [
  { figure: '1.250', label: 'edificios con lavandería' },
  { figure: '24 h', label: 'para atender una falla' },
  { figure: '98,5 %', label: 'de las máquinas en marcha' },
];

const meta = {
  title: 'Componentes/Bloques/Cifras',
  component: QuickFacts,
  args: { facts },
  parameters: {
    guide: {
      about: 'Pocas cifras que dicen mucho.',
      do: ['De dos a cuatro, con coma decimal.'],
      dont: ['No use cifras que nadie pueda comprobar.'],
    },
  },
} satisfies Meta<typeof QuickFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
