import { Button, Checklist, EmphasisCard } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
  title: 'Componentes/Bloques/Tarjeta destacada',
  component: EmphasisCard,
  args: {
    title: '¿Quiere una lavandería en su edificio?',
    children: (
      <Checklist
        items={[
          'Vemos el local y le decimos qué se puede instalar.',
          'Instalamos lavadoras y secadoras comerciales.',
          'Las mantenemos y atendemos las fallas.',
        ]}
      />
    ),
    actions: (
      <>
        <Button>Solicitar una visita técnica</Button>
        <Button variant="outlined">Ver los servicios</Button>
      </>
    ),
  },
  parameters: {
    about: 'Un ofrecimiento en el color de la marca, al lado de otro; con lo que incluye y un camino.',
    do: ['Una por página.'],
    dont: ['No la use para avisos.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
