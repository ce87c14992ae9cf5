import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepHeader } from '@laundry/ui-kit/controls';
import { long } from '../long.tsx';

const meta = {
  title: 'Componentes/Navegación/Pasos',
  component: StepHeader,
  args: { steps: ['Tarjeta', 'Pago', 'Datos'], current: 0, title: 'Cargue saldo en su tarjeta' },
  parameters: {
    guide: {
      about:
        'Dónde se está en un recorrido y cómo se llama el paso. Al cambiar de paso el título toma el foco, y los pasos hechos lo dicen.',
      do: ['Nombre cada paso con una o dos palabras.', 'Deje volver al paso anterior sin perder lo escrito.'],
      dont: ['No use más de cinco pasos.', 'No muestre un paso que esa persona no va a ver.'],
    },
  },
} satisfies Meta<typeof StepHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const EnElMedio: Story = {
  name: 'En el medio',
  args: { current: 1, title: 'Elija el medio de pago' },
  tags: ['visual'],
};
export const Ultimo: Story = {
  name: 'Último',
  args: { current: 2, title: 'Sus datos', lead: 'Le enviaremos el comprobante por e-mail.' },
};
export const TextoLargo: Story = {
  ...long({ ...meta.args, lead: 'Le enviaremos el comprobante por e-mail.' }),
  name: 'Texto largo, a 320 px',
};
