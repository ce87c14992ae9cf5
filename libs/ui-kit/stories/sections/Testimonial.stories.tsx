import { Testimonial } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Bloques/Opinión',
  component: Testimonial,
  args: {
    quote: 'Bajo con la ropa, acerco la tarjeta y subo. No vuelvo a cargar bolsas.',
    role: 'Vecina',
    place: 'Pocitos, Montevideo',
  },
  parameters: {
    about: 'Lo que dice quien usa la lavandería, con su papel y su barrio.',
    do: ['Use palabras de verdad, sin apellidos.'],
    dont: ['No pase de tres frases.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
