import { PhoneField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, portal, small, longField } from '../kit.tsx';
import { holding, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Teléfono',
  component: PhoneField,
  args: { name: 'field', label: 'Teléfono' },
  parameters: {
    guide: {
      do: ['Acepte números de otros países: empiezan con +.'],
      dont: ['No exija un formato: quien escribe su teléfono lo conoce.'],
    },
    docs: {
      description: {
        component:
          'Un teléfono, con el teclado numérico del celular. No molesta mientras se escribe: al salir, los números uruguayos quedan en grupos; los de otros países, como se escribieron.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('099 123 456'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Ingrese un teléfono.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holding('099 123 456'),
  ...small,
  name: 'Texto largo, a 320 px',
  args: longField,
};
export const Oscuro: Story = { ...ConError, ...dark };
export const EnElPortal: Story = { ...ConError, ...portal, name: 'En el portal' };
export const AlSalir: Story = {
  ...holding(''),
  name: 'En grupos al salir',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Teléfono');
    await userEvent.type(field, '099123456');
    await userEvent.tab();
    await expect(field).toHaveValue('099 123 456');
  },
};
