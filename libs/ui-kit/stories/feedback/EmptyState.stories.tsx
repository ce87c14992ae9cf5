import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Empty, EmptyState } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Respuestas/Vacío',
  component: EmptyState,
  args: {
    title: 'No hay resultados',
    children: 'Pruebe con otras fechas u otro edificio.',
    action: <Button variant="outlined">LIMPIAR CAMPOS</Button>,
  },
  parameters: {
    guide: {
      about: 'No hay nada que mostrar, dicho con claridad y con el paso siguiente.',
      do: ['Ofrezca siempre el paso siguiente: limpiar, crear, volver.'],
      dont: ['No culpe a quien busca ni use «Ups».'],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const ConDibujo: Story = { name: 'Con dibujo', args: { picture: <Empty /> } };
export const Compacto: Story = { args: { compact: true } };
export const SoloTitulo: Story = { name: 'Solo el título', args: { children: undefined, action: undefined } };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
