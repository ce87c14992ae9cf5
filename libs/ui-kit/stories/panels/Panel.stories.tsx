import { Panel } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { portal } from '../kit.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Bloques/Panel',
  component: Panel,
  args: {
    heading: 'Residentes sin confirmar',
    lead: '4 residentes esperan confirmar su registro.',
    children: 'Torre Bulevar, Complejo Parque',
  },
  parameters: {
    ...portal.parameters,
    about: 'Una parte de una página densa, en papel propio. Con título es una región con ese nombre.',
    do: ['Ponga en un panel lo que se lee junto: un formulario, un gráfico, unas cifras.'],
    dont: ['No ponga un panel dentro de otro.', 'No ponga una tabla: tiene su propio borde.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const SinTitulo = meta.story({
  name: 'Sin título',
  args: { children: 'Un formulario se nombra a sí mismo.' },
  render: ({ children }) => <Panel>{children}</Panel>,
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
