import { SelectField } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Selección',
  component: SelectField,
  args: {
    name: 'field',
    label: 'Tipo de falla',
    placeholder: 'Elija el tipo de falla',
    options: [
      { value: 'in', label: 'Error en la entrada de agua' },
      { value: 'out', label: 'Error en la salida de agua' },
      { value: 'dryer', label: 'El secarropas descuenta minutos pero el tambor no gira' },
    ],
  },
  parameters: {
    guide: {
      about: 'Una opción de una lista corta, con el selector del propio dispositivo.',
      do: ['Ponga primero «Elija…» si ninguna opción es la evidente.'],
      dont: [
        'No la use con más de quince opciones: use la selección con búsqueda.',
        'No la use con dos o tres: muéstrelas todas.',
      ],
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('out'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Elija el tipo de falla.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong('dryer'), name: 'Texto largo, a 320 px' };
