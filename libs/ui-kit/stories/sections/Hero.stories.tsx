import { Button, Breadcrumbs, Hero, Washer } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const actions = (
  <>
    <Button>PEDIR UNA VISITA</Button>
    <Button variant="outlined">VER SERVICIOS</Button>
  </>
);

const meta = preview.meta({
  title: 'Componentes/Bloques/Encabezado',
  component: Hero,
  args: {
    title: 'La lavandería de su edificio, siempre a mano',
    lead: 'Instalamos y mantenemos las máquinas. Usted lava y seca cuando quiere, con su tarjeta.',
    actions,
    picture: <Washer size={380} />,
  },
  parameters: {
    layout: 'fullscreen',
    about:
      'La cabeza de una página de contenido: de qué trata y qué hacer ahora. Lleva el único h1 de la página.',
    do: ['Diga en una frase qué gana quien lee.', 'Un botón lleno y, a lo sumo, uno con borde.'],
    dont: ['No ponga dos encabezados en una página.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const SinImagen = meta.story({
  name: 'Sin imagen, con recorrido',
  args: {
    picture: undefined,
    actions: undefined,
    above: <Breadcrumbs above={[{ label: 'Inicio', to: '/' }]} current="Servicios" />,
  },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
