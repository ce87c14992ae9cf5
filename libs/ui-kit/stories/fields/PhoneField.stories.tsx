import { PhoneField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Teléfono',
  component: PhoneField,
  args: { name: 'field', label: 'Teléfono' },
  parameters: {
    about:
      'Un teléfono, con el teclado numérico del celular. No molesta mientras se escribe: al salir, los números uruguayos quedan en grupos; los de otros países, como se escribieron.',
    do: ['Acepte números de otros países: empiezan con +.'],
    dont: ['No exija un formato: quien escribe su teléfono lo conoce.'],
  },
});

export const Normal = meta.story({ ...holding('099 123 456'), tags: ['visual'] });
