import { QuickFacts } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const facts = [
  { figure: '1.250', label: 'edificios con lavandería' },
  { figure: '24 h', label: 'para atender una falla' },
  { figure: '98,5 %', label: 'de las máquinas en marcha' },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Cifras',
  component: QuickFacts,
  args: { facts },
  parameters: {
    about: 'Pocas cifras que dicen mucho.',
    do: ['De dos a cuatro, con coma decimal.'],
    dont: ['No use cifras que nadie pueda comprobar.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
