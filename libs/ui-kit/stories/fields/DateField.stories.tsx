import { DateField } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Fecha',
  component: DateField,
  args: { name: 'field', label: 'Fecha preferida' },
  parameters: {
    about:
      'Un día, escrito y mostrado como DD/MM/AAAA en cualquier navegador, o elegido en un calendario que se carga recién al abrirlo. Su valor es YYYY-MM-DD, y los días son de Montevideo.',
    do: ['Limite lo que se ofrece con min y max cuando el resto no tiene sentido.'],
    dont: ['No pida una fecha en otro formato que DD/MM/AAAA.'],
  },
});

export const Normal = meta.story({ ...holding('2026-03-05'), tags: ['visual'] });
export const Vacio = meta.story({ ...holding(''), name: 'Vacío' });
export const ConError = meta.story({ ...refused('', 'Elija una fecha.'), name: 'Con error' });
export const TextoLargo = meta.story({ ...holdingLong('2026-03-05'), name: 'Texto largo, a 320 px' });
