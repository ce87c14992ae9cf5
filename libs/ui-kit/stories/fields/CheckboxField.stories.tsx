import { CheckboxField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Casilla',
  component: CheckboxField,
  args: { name: 'field', label: 'Requiere factura con RUT' },
  parameters: {
    guide: {
      about: 'Un sí o no. Se presiona también en su texto.',
      do: ['Escriba qué pasa si se marca: «Requiere factura con RUT».'],
      dont: ['No escriba la opción en negativo.'],
    },
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding(true), tags: ['visual'] };
export const Vacio: Story = { ...holding(false), name: 'Vacío' };
export const ConError: Story = { ...refused(false, 'Acepte para continuar.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong(true), name: 'Texto largo, a 320 px' };
