import { RadioGroupField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Opciones a la vista',
  component: RadioGroupField,
  args: {
    name: 'field',
    label: 'Medio de pago',
    options: [
      { value: 'MercadoPagos', label: 'MercadoPagos', description: 'Tarjeta de crédito, débito o saldo.' },
      { value: 'Bancard', label: 'Bancard' },
      { value: 'RedPagos', label: 'RedPagos', description: 'En efectivo, en una red de cobranza.' },
    ],
  },
  parameters: {
    guide: {
      about:
        'Una opción de pocas, todas a la vista. Cada una es una tarjeta que se presiona en cualquier parte; la línea de abajo la describe sin ser parte de su nombre.',
      do: ['Use una línea de descripción cuando el nombre solo no alcanza para elegir.'],
      dont: ['No preseleccione la opción que conviene a la empresa.'],
    },
  },
} satisfies Meta<typeof RadioGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('MercadoPagos'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Elija un medio de pago.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong('MercadoPagos'), name: 'Texto largo, a 320 px' };
