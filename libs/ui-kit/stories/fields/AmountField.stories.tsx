import { AmountField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Monto',
  component: AmountField,
  args: { name: 'field', label: 'Monto', hint: 'Pesos uruguayos' },
  parameters: {
    guide: {
      about:
        'Un monto en pesos. Separa los miles mientras se escribe, entiende el punto y la coma de cualquier teclado y acepta montos pegados con cualquier escritura: «1.234,50», «1234.5», «$ 400». Su valor es un número de pesos.',
      do: ['Muestre el total en la ayuda cuando al monto se le suma algo.'],
      dont: ['No pida que se escriba el signo $ ni los puntos.'],
    },
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding(1234.5), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Ingrese un monto.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong(1234.5), name: 'Texto largo, a 320 px' };
