import { QuantityField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Cantidad',
  component: QuantityField,
  args: { name: 'field', label: 'Cantidad', max: 10 },
  parameters: {
    guide: {
      about: 'Una cantidad de uno a un máximo: se elige de la lista del dispositivo, o de a una con − y +.',
      do: ['Dé como máximo lo que de verdad se puede pedir.'],
      dont: ['No la use para montos ni para cantidades de más de veinte.'],
    },
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding(2), tags: ['visual'] };
export const Vacio: Story = { ...holding(1), name: 'Vacío' };
export const ConError: Story = { ...refused(10, 'No quedan tantas unidades.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong(2), name: 'Texto largo, a 320 px' };
