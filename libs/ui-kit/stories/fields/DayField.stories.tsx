import { DayField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Día escrito',
  component: DayField,
  args: { name: 'field', label: 'Fecha preferida' },
  parameters: {
    about:
      'Un día por venir, que se escribe como DD/MM/AAAA: los números alcanzan, las barras se ponen solas. Al salir advierte de un día que no existe o que ya pasó, sin impedir el envío. Su valor es el texto escrito.',
    do: ['Úselo en el sitio, donde un calendario tardaría en llegar.'],
    dont: ['No lo use en los reportes: ahí va Fecha, con su calendario.'],
  },
});

export const Normal = meta.story(holding('04/03/2099'));
export const ConError = meta.story({ ...refused('', 'Elija una fecha.'), name: 'Con error' });
export const TextoLargo = meta.story({ ...holdingLong('04/03/2099'), name: 'Texto largo, a 320 px' });
