import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecTable } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const specs = [
  { name: 'Capacidad', value: '10,5 kg' },
  { name: 'Consumo de agua', value: '45 l por lavado' },
  { name: 'Medidas (ancho × alto × fondo)', value: '683 × 1.022 × 704 mm' },
  { name: 'Peso', value: '106 kg' },
];

const meta = {
  title: 'Componentes/Bloques/Datos técnicos',
  component: SpecTable,
  args: { specs },
  parameters: {
    guide: {
      about: 'Una lista de datos con su nombre. En el celular, el valor va debajo.',
      do: ['Ponga la unidad con un espacio: «10,5 kg».'],
      dont: ['No la use para datos con más de dos columnas.'],
    },
  },
} satisfies Meta<typeof SpecTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
