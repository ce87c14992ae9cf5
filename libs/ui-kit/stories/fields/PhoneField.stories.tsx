import { PhoneField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Teléfono',
  component: PhoneField,
  args: { name: 'field', label: 'Teléfono' },
  parameters: {
    guide: {
      about:
        'Un teléfono, con el teclado numérico del celular. No molesta mientras se escribe: al salir, los números uruguayos quedan en grupos; los de otros países, como se escribieron.',
      do: ['Acepte números de otros países: empiezan con +.'],
      dont: ['No exija un formato: quien escribe su teléfono lo conoce.'],
    },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('099 123 456'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Ingrese un teléfono.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong('099 123 456'), name: 'Texto largo, a 320 px' };
