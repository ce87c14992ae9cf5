import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const above = [
  { label: 'Inicio', to: '/' },
  { label: 'Productos', to: '/productos' },
];

const meta = {
  title: 'Componentes/Bloques/Recorrido',
  component: Breadcrumbs,
  args: { above, current: 'Lavadoras' },
  parameters: {
    guide: {
      about: 'Dónde está la página en el sitio. La última es la página misma y no es un enlace.',
      do: ['Use los mismos nombres que el menú.'],
      dont: ['No la ponga en la portada.'],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
