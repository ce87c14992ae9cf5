import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dispenser, LaundryCard, Steps, Washer } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const steps = [
  {
    title: 'Cargue la ropa',
    text: 'Sin apretarla: debe quedar un palmo libre arriba.',
    picture: <Washer size={120} />,
  },
  {
    title: 'Ponga el jabón',
    text: 'La máquina lo dosifica sola si tiene dosificador.',
    picture: <Dispenser size={120} />,
  },
  {
    title: 'Acerque la tarjeta',
    text: 'El lavado empieza y el saldo se descuenta.',
    picture: <LaundryCard size={120} />,
  },
];

const meta = {
  title: 'Componentes/Bloques/Pasos',
  component: Steps,
  args: { steps },
  parameters: {
    guide: {
      about: 'Cómo se hace algo, paso a paso, cada uno con su dibujo.',
      do: ['Empiece cada título con un verbo.'],
      dont: ['No junte dos acciones en un paso.'],
    },
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const SinDibujo: Story = {
  name: 'Sin dibujo',
  args: { steps: steps.map(({ title, text }) => ({ title, text })) },
};
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
