import { TextField } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Texto',
  component: TextField,
  args: { name: 'field', label: 'Nombre', autoComplete: 'given-name', autoCapitalize: 'words' },
  parameters: {
    about:
      'Una línea de texto. La etiqueta está siempre a la vista, arriba de su caja; la ayuda se lee antes de equivocarse, y el error la reemplaza al salir del campo o al enviar. El valor es exactamente lo que se escribió.',
    do: [
      'Escriba la etiqueta como se lee en el papel: «Nombre», «Referencia».',
      'Indique autoComplete: quien usa un celular escribe la mitad.',
    ],
    dont: ['No use el texto de ejemplo en lugar de la etiqueta: desaparece al escribir.'],
  },
});

export const Normal = meta.story({ ...holding('María del Carmen'), tags: ['visual'] });
export const Vacio = meta.story({ ...holding(''), name: 'Vacío' });
export const ConError = meta.story({ ...refused('', 'Ingrese un NOMBRE'), name: 'Con error' });
export const Deshabilitado = meta.story({ ...Normal.input, args: { disabled: true }, tags: [] });
export const TextoLargo = meta.story({ ...holdingLong('María del Carmen'), name: 'Texto largo, a 320 px' });
export const ConAyuda = meta.story({
  ...holding(''),
  name: 'Con ayuda',
  args: { label: 'Referencia', hint: 'Apartamento o nombre con el que se lo conoce en el edificio.' },
});
