import { Button, Building, CallToAction } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Bloques/Llamado a la acción',
  component: CallToAction,
  args: {
    title: '¿Una lavandería para su edificio?',
    children: 'Lo visitamos sin costo y le decimos qué máquinas convienen.',
    actions: <Button>PEDIR UNA VISITA</Button>,
    picture: <Building size={150} />,
  },
  parameters: {
    layout: 'fullscreen',
    about: 'Lo único que queda por hacer, al final de la página.',
    do: ['Uno por página, con el mismo botón que el encabezado.'],
    dont: ['No lo use para avisos.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const DosAcciones = meta.story({
  name: 'Dos acciones, sin dibujo',
  args: {
    picture: undefined,
    actions: (
      <>
        <Button>PEDIR UNA VISITA</Button>
        <Button variant="outlined">LLAMAR</Button>
      </>
    ),
  },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
