import { CheckboxField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Casilla',
  component: CheckboxField,
  args: { name: 'field', label: 'Requiere factura con RUT' },
  parameters: {
    about: 'Un sí o no. Se presiona también en su texto.',
    do: ['Escriba qué pasa si se marca: «Requiere factura con RUT».'],
    dont: ['No escriba la opción en negativo.'],
  },
});

export const Normal = meta.story({ ...holding(true), tags: ['visual'] });
export const Vacio = meta.story({ ...holding(false), name: 'Vacío' });
export const ConError = meta.story({ ...refused(false, 'Acepte para continuar.'), name: 'Con error' });
export const Deshabilitado = meta.story({ ...Normal.input, args: { disabled: true }, tags: [] });
export const TextoLargo = meta.story({ ...holdingLong(true), name: 'Texto largo, a 320 px' });
