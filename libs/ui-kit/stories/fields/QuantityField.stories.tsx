import { QuantityField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, portal, small, longField } from '../kit.tsx';
import { holding, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Cantidad',
  component: QuantityField,
  args: { name: 'field', label: 'Cantidad', max: 10 },
  parameters: {
    guide: {
      do: ['Dé como máximo lo que de verdad se puede pedir.'],
      dont: ['No la use para montos ni para cantidades de más de veinte.'],
    },
    docs: {
      description: {
        component:
          'Una cantidad de uno a un máximo: se elige de la lista del dispositivo, o de a una con − y +.',
      },
    },
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding(2), tags: ['visual'] };
export const Vacio: Story = { ...holding(1), name: 'Vacío' };
export const ConError: Story = { ...refused(10, 'No quedan tantas unidades.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holding(2),
  ...small,
  name: 'Texto largo, a 320 px',
  args: longField,
};
export const Oscuro: Story = { ...ConError, ...dark };
export const EnElPortal: Story = { ...ConError, ...portal, name: 'En el portal' };
export const DeAUna: Story = {
  ...holding(9),
  name: 'De a una',
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Una unidad más' });
    await userEvent.click(more);
    await expect(canvas.getByRole('combobox', { name: 'Cantidad' })).toHaveDisplayValue('10');
    await expect(more).toBeDisabled();
  },
};
