import { CheckboxField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, portal, small, longField } from '../kit.tsx';
import { holding, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Casilla',
  component: CheckboxField,
  args: { name: 'field', label: 'Requiere factura con RUT' },
  parameters: {
    guide: {
      do: ['Escriba qué pasa si se marca: «Requiere factura con RUT».'],
      dont: ['No escriba la opción en negativo.'],
    },
    docs: { description: { component: 'Un sí o no. Se presiona también en su texto.' } },
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding(true), tags: ['visual'] };
export const Vacio: Story = { ...holding(false), name: 'Vacío' };
export const ConError: Story = { ...refused(false, 'Acepte para continuar.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holding(true),
  ...small,
  name: 'Texto largo, a 320 px',
  args: longField,
};
export const Oscuro: Story = { ...ConError, ...dark };
export const EnElPortal: Story = { ...ConError, ...portal, name: 'En el portal' };
export const AlMarcar: Story = {
  ...holding(false),
  name: 'Al marcar',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Requiere factura con RUT'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
