import { RutField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/RUT',
  component: RutField,
  args: { name: 'field', label: 'RUT' },
  parameters: {
    about:
      'El número de RUT, doce dígitos en grupos mientras se escribe. Si el dígito verificador no corresponde, su formulario lo advierte sin impedir el envío. Su valor son los dígitos.',
    do: ['Advierta con warning: un RUT raro puede ser correcto.'],
    dont: ['No impida comprar por el dígito verificador.'],
  },
});

export const Normal = meta.story({ ...holding('211003420017'), tags: ['visual'] });
export const ConAdvertencia = meta.story({
  ...holding('211003420018'),
  name: 'Con advertencia',
  args: { warning: 'El dígito verificador del RUT no coincide. Revise el número.' },
});
