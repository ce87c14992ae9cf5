import { Prose } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const children = (
  <>
    <p>
      Revise los bolsillos y separe la ropa por color. Si tiene dudas, lea la{' '}
      <a href="/etiquetas">guía de etiquetas</a>.
    </p>
    <p>Si la máquina no arranca:</p>
    <ol>
      <li>Cierre bien la puerta.</li>
      <li>Acerque otra vez la tarjeta.</li>
    </ol>
    <p>Si ve agua en el piso, no toque la máquina y avísenos.</p>
  </>
);

const meta = preview.meta({
  title: 'Componentes/Bloques/Texto corrido',
  component: Prose,
  args: { children },
  parameters: {
    about: 'El largo de línea que se lee bien y el ritmo de párrafos y listas.',
    do: ['Use listas para lo que se cumple en orden.'],
    dont: ['No ponga tablas ni formularios dentro.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
