import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Checklist, EmphasisCard } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Bloques/Tarjeta destacada',
  component: EmphasisCard,
  args: {
    title: '¿Quiere una lavandería en su edificio?',
    children: (
      <Checklist
        items={[
          'Vemos el local y le decimos qué se puede instalar.',
          'Instalamos lavadoras y secadoras comerciales.',
          'Las mantenemos y atendemos las fallas.',
        ]}
      />
    ),
    actions: (
      <>
        <Button>Solicitar una visita técnica</Button>
        <Button variant="outlined">Ver los servicios</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      about: 'Un ofrecimiento en el color de la marca, al lado de otro; con lo que incluye y un camino.',
      do: ['Una por página.'],
      dont: ['No la use para avisos.'],
    },
  },
} satisfies Meta<typeof EmphasisCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
