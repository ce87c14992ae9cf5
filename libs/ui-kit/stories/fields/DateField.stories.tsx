import { DateField } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Fecha',
  component: DateField,
  args: { name: 'field', label: 'Fecha preferida' },
  parameters: {
    guide: {
      about:
        'Un día, escrito y mostrado como DD/MM/AAAA en cualquier navegador, o elegido en un calendario que se carga recién al abrirlo. Su valor es YYYY-MM-DD, y los días son de Montevideo.',
      do: ['Limite lo que se ofrece con min y max cuando el resto no tiene sentido.'],
      dont: ['No pida una fecha en otro formato que DD/MM/AAAA.'],
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('2026-03-05'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Elija una fecha.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong('2026-03-05'), name: 'Texto largo, a 320 px' };
