import { SelectField } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, portal, small, longField } from '../kit.tsx';
import { holding, refused } from './inForm.tsx';

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
      do: ['Ponga primero «Elija…» si ninguna opción es la evidente.'],
      dont: [
        'No la use con más de quince opciones: use la selección con búsqueda.',
        'No la use con dos o tres: muéstrelas todas.',
      ],
    },
    docs: {
      description: { component: 'Una opción de una lista corta, con el selector del propio dispositivo.' },
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('out'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Elija el tipo de falla.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holding('dryer'),
  ...small,
  name: 'Texto largo, a 320 px',
  args: longField,
};
export const Oscuro: Story = { ...ConError, ...dark };
export const EnElPortal: Story = { ...ConError, ...portal, name: 'En el portal' };
export const AlElegir: Story = {
  ...holding(''),
  name: 'Al elegir',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Tipo de falla' });
    await userEvent.selectOptions(field, 'in');
    await expect(field).toHaveDisplayValue('Error en la entrada de agua');
  },
};
