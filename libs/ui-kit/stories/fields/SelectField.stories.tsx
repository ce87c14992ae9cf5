import { SelectField } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Selección',
  component: SelectField,
  args: {
    name: 'field',
    label: 'Tipo de falla',
    placeholder: 'Elija el tipo de falla',
    options: [
      { value: 'in', label: 'Error en la entrada de agua' },
      { value: 'out', label: 'Error en la salida de agua' },
      { value: 'dryer', label: 'El secarropas descuenta minutos pero el tambor no gira' },
    ],
  },
  parameters: {
    about: 'Una opción de una lista corta, con el selector del propio dispositivo.',
    do: ['Ponga primero «Elija…» si ninguna opción es la evidente.'],
    dont: [
      'No la use con más de quince opciones: use la selección con búsqueda.',
      'No la use con dos o tres: muéstrelas todas.',
    ],
  },
});

export const Normal = meta.story({ ...holding('out'), tags: ['visual'] });
export const Vacio = meta.story({ ...holding(''), name: 'Vacío' });
export const ConError = meta.story({ ...refused('', 'Elija el tipo de falla.'), name: 'Con error' });
export const Deshabilitado = meta.story({ ...Normal.input, args: { disabled: true }, tags: [] });
export const TextoLargo = meta.story({ ...holdingLong('dryer'), name: 'Texto largo, a 320 px' });
