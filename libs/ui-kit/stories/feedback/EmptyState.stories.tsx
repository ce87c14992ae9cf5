import { Button, EmptyState } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Vacío',
  component: EmptyState,
  args: {
    title: 'No hay resultados',
    children: 'Pruebe con otras fechas u otro edificio.',
    action: <Button variant="outlined">LIMPIAR CAMPOS</Button>,
  },
  parameters: {
    about: 'No hay nada que mostrar, dicho con claridad y con el paso siguiente.',
    do: ['Ofrezca siempre el paso siguiente: limpiar, crear, volver.'],
    dont: ['No culpe a quien busca ni use «Ups».'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const Compacto = meta.story({ args: { compact: true } });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
