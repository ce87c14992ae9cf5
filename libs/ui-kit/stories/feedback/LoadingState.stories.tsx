import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading, LoadingSkeleton, PageProgress } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Respuestas/Cargando',
  component: LoadingSkeleton,
  args: { label: 'Buscando transacciones…', shape: 'rows' },
  parameters: {
    guide: {
      about:
        'Algo está en camino. Aparece recién después de un cuarto de segundo: lo que llega enseguida no parpadea.',
      do: [
        'Nombre lo que se espera: «Cargando edificios…».',
        'Dibuje la forma de lo que viene, para que nada salte.',
      ],
      dont: ['No tape la página entera por una parte que se espera.'],
    },
  },
} satisfies Meta<typeof LoadingSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { render: ({ label }) => <Loading label={label} /> };
export const Tarjetas: Story = { args: { shape: 'cards', label: 'Cargando accesorios…' } };
export const Filas: Story = { tags: ['night'] };
export const Pagina: Story = {
  name: 'De una página, arriba de la que sigue a la vista',
  render: () => <PageProgress />,
};
export const TextoLargo: Story = {
  ...long({ ...meta.args, ...Tarjetas.args }),
  name: 'Texto largo, a 320 px',
};
