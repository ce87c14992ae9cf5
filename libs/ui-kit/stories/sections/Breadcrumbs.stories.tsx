import { Breadcrumbs } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const above = [
  { label: 'Inicio', to: '/' },
  { label: 'Productos', to: '/productos' },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Recorrido',
  component: Breadcrumbs,
  args: { above, current: 'Lavadoras' },
  parameters: {
    about: 'Dónde está la página en el sitio. La última es la página misma y no es un enlace.',
    do: ['Use los mismos nombres que el menú.'],
    dont: ['No la ponga en la portada.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
