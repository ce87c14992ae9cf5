import { QuantityField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Cantidad',
  component: QuantityField,
  args: { name: 'field', label: 'Cantidad', max: 10 },
  parameters: {
    about: 'Una cantidad de uno a un máximo: se elige de la lista del dispositivo, o de a una con − y +.',
    do: ['Dé como máximo lo que de verdad se puede pedir.'],
    dont: ['No la use para montos ni para cantidades de más de veinte.'],
  },
});

export const Normal = meta.story({ ...holding(2), tags: ['visual'] });
export const ConError = meta.story({ ...refused(10, 'No quedan tantas unidades.'), name: 'Con error' });
export const TextoLargo = meta.story({ ...holdingLong(2), name: 'Texto largo, a 320 px' });
