import { NumbersTable } from '@laundry/ui-kit/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Datos/Tabla de números',
  component: NumbersTable,
  args: {
    title: 'Por unidad',
    heads: ['Unidad', 'Usos', 'Exitosos'],
    rows: [
      ['101', '119', '117'],
      ['102', '86', '86'],
      ['Sin unidad', '1', '0'],
    ],
  },
  parameters: {
    ...portal.parameters,
    guide: {
      about:
        'Números por nombre: los de un gráfico o los subtotales de un resultado. Si son muchos, se desplazan dentro de ella, también con el teclado.',
      do: ['Úsela plegada, debajo de lo que explica.'],
      dont: ['No la use para filas que se filtran u ordenan: para eso está la tabla de datos.'],
    },
  },
} satisfies Meta<typeof NumbersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['night'] };
export const Muchos: Story = {
  args: { rows: Array.from({ length: 60 }, (_, index) => [`Unidad ${index + 1}`, '12', '11']) },
};
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
