import { AmountField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Monto',
  component: AmountField,
  args: { name: 'field', label: 'Monto', hint: 'Pesos uruguayos' },
  parameters: {
    about:
      'Un monto en pesos. Separa los miles mientras se escribe, entiende el punto y la coma de cualquier teclado y acepta montos pegados con cualquier escritura: «1.234,50», «1234.5», «$ 400». Su valor es un número de pesos.',
    do: ['Muestre el total en la ayuda cuando al monto se le suma algo.'],
    dont: ['No pida que se escriba el signo $ ni los puntos.'],
  },
});

export const Normal = meta.story({ ...holding(1234.5), tags: ['visual'] });
export const ConError = meta.story({ ...refused('', 'Ingrese un monto.'), name: 'Con error' });
