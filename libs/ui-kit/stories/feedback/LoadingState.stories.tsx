import { Loading, LoadingSkeleton, PageProgress } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Cargando',
  component: LoadingSkeleton,
  args: { label: 'Buscando transacciones…', shape: 'rows' as const },
  parameters: {
    about:
      'Algo está en camino. Aparece recién después de un cuarto de segundo: lo que llega enseguida no parpadea.',
    do: [
      'Nombre lo que se espera: «Cargando edificios…».',
      'Dibuje la forma de lo que viene, para que nada salte.',
    ],
    dont: ['No tape la página entera por una parte que se espera.'],
  },
});

export const Normal = meta.story({ render: ({ label }) => <Loading label={label} /> });
export const Tarjetas = meta.story({ args: { shape: 'cards', label: 'Cargando accesorios…' } });
export const Filas = meta.story({ tags: ['night'] });
export const Pagina = meta.story({
  name: 'De una página, arriba de la que sigue a la vista',
  render: () => <PageProgress />,
});
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, ...Tarjetas.input.args }),
  name: 'Texto largo, a 320 px',
});
