import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Bloques/Opinión',
  component: Testimonial,
  args: {
    quote: 'Bajo con la ropa, acerco la tarjeta y subo. No vuelvo a cargar bolsas.',
    role: 'Vecina',
    place: 'Pocitos, Montevideo',
  },
  parameters: {
    guide: {
      about: 'Lo que dice quien usa la lavandería, con su papel y su barrio.',
      do: ['Use palabras de verdad, sin apellidos.'],
      dont: ['No pase de tres frases.'],
    },
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const SinBarrio: Story = {
  name: 'Sin barrio',
  render: () => <Testimonial quote="Dejaron de llamarme por las máquinas." role="Administrador" />,
};
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
