import { RadioGroupField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Opciones a la vista',
  component: RadioGroupField,
  args: {
    name: 'field',
    label: 'Medio de pago',
    options: [
      { value: 'MercadoPagos', label: 'MercadoPagos', description: 'Tarjeta de crédito, débito o saldo.' },
      { value: 'Bancard', label: 'Bancard' },
      { value: 'RedPagos', label: 'RedPagos', description: 'En efectivo, en una red de cobranza.' },
    ],
  },
  parameters: {
    about:
      'Una opción de pocas, todas a la vista. Cada una es una tarjeta que se presiona en cualquier parte; la línea de abajo la describe sin ser parte de su nombre.',
    do: ['Use una línea de descripción cuando el nombre solo no alcanza para elegir.'],
    dont: ['No preseleccione la opción que conviene a la empresa.'],
  },
});

export const Normal = meta.story({ ...holding('MercadoPagos'), tags: ['visual'] });
export const Vacio = meta.story({ ...holding(''), name: 'Vacío' });
export const ConError = meta.story({ ...refused('', 'Elija un medio de pago.'), name: 'Con error' });
export const Deshabilitado = meta.story({ ...Normal.input, args: { disabled: true }, tags: [] });
export const TextoLargo = meta.story({ ...holdingLong('MercadoPagos'), name: 'Texto largo, a 320 px' });
