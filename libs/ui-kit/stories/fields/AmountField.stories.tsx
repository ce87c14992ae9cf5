import { AmountField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, portal, small, longField } from '../kit.tsx';
import { holding, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Monto',
  component: AmountField,
  args: { name: 'field', label: 'Monto', hint: 'Pesos uruguayos' },
  parameters: {
    guide: {
      do: [
        'Muestre el total en la ayuda cuando al monto se le suma algo.',
        'Use whole donde no hay centésimos.',
      ],
      dont: ['No pida que se escriba el signo $ ni los puntos.'],
    },
    docs: {
      description: {
        component:
          'Un monto en pesos. Separa los miles mientras se escribe, entiende el punto y la coma de cualquier teclado y acepta montos pegados con cualquier escritura: «1.234,50», «1234.5», «$ 400». Su valor es un número de pesos.',
      },
    },
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding(1234.5), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Ingrese un monto.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holding(1234.5),
  ...small,
  name: 'Texto largo, a 320 px',
  args: longField,
};
export const Oscuro: Story = { ...ConError, ...dark };
export const EnElPortal: Story = { ...ConError, ...portal, name: 'En el portal' };
export const TeclaPorTecla: Story = {
  ...holding(''),
  name: 'Tecla por tecla',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Monto');
    await userEvent.type(field, '1.234,50');
    await expect(field).toHaveValue('1.234,50');
    await userEvent.clear(field);
    await userEvent.type(field, '1234567');
    await expect(field).toHaveValue('1.234.567');
    await userEvent.clear(field);
    await userEvent.type(field, '400.5');
    await userEvent.tab();
    await expect(field).toHaveValue('400,50');
  },
};
export const Pegado: Story = {
  ...holding(''),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Monto');
    await userEvent.click(field);
    await userEvent.paste('US$ 1,234.50');
    await expect(field).toHaveValue('1.234,50');
  },
};
