import { StepHeader } from '@laundry/ui-kit/controls';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Navegación/Pasos',
  component: StepHeader,
  args: { steps: ['Tarjeta', 'Pago', 'Datos'], current: 0, title: 'Cargue saldo en su tarjeta' },
  parameters: {
    about:
      'Dónde se está en un recorrido y cómo se llama el paso. Al cambiar de paso el título toma el foco, y los pasos hechos lo dicen.',
    do: ['Nombre cada paso con una o dos palabras.', 'Deje volver al paso anterior sin perder lo escrito.'],
    dont: ['No use más de cinco pasos.', 'No muestre un paso que esa persona no va a ver.'],
  },
});

export const Normal = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    const width = () => steps[0]?.getBoundingClientRect().width;
    const whole = width();
    steps.at(-1)?.toggleAttribute('hidden');
    await expect(width()).toBe(whole);
    steps.at(-1)?.toggleAttribute('hidden');
  },
});
export const EnElMedio = meta.story({
  name: 'En el medio',
  args: { current: 1, title: 'Elija el medio de pago' },
  tags: ['visual'],
});
export const Ultimo = meta.story({
  name: 'Último',
  args: { current: 2, title: 'Sus datos', lead: 'Le enviaremos el comprobante por e-mail.' },
});
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, lead: 'Le enviaremos el comprobante por e-mail.' }),
  name: 'Texto largo, a 320 px',
});
