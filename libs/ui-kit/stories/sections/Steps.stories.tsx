import { Dispenser, LaundryCard, Steps, Washer } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const steps = [
  {
    title: 'Cargue la ropa',
    text: 'Sin apretarla: debe quedar un palmo libre arriba.',
    picture: <Washer size={120} />,
  },
  {
    title: 'Ponga el jabón',
    text: 'La máquina lo dosifica sola si tiene dosificador.',
    picture: <Dispenser size={120} />,
  },
  {
    title: 'Acerque la tarjeta',
    text: 'El lavado empieza y el saldo se descuenta.',
    picture: <LaundryCard size={120} />,
  },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Pasos',
  component: Steps,
  args: { steps },
  parameters: {
    about: 'Cómo se hace algo, paso a paso, cada uno con su dibujo.',
    do: ['Empiece cada título con un verbo.'],
    dont: ['No junte dos acciones en un paso.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const SinDibujo = meta.story({
  name: 'Sin dibujo',
  args: { steps: steps.map(({ title, text }) => ({ title, text })) },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
