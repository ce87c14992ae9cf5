import { CedulaField } from '@laundry/ui-kit/form';
import preview from '../../../../.storybook/preview.tsx';
import { holding } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Cédula',
  component: CedulaField,
  args: { name: 'field', label: 'Número de documento' },
  parameters: {
    about:
      'Una cédula de identidad uruguaya, con sus puntos y su guion mientras se escribe; también las de siete dígitos. Si el dígito verificador no corresponde, su formulario lo advierte sin impedir el envío. Su valor son los dígitos.',
    do: ['Deje que se pegue con puntos y guion, o sin ellos.'],
    dont: ['No impida comprar por el dígito verificador.'],
  },
});

export const Normal = meta.story({ ...holding('12345672'), tags: ['visual'] });
export const ConAdvertencia = meta.story({
  ...holding('12345673'),
  name: 'Con advertencia',
  args: { warning: 'El dígito verificador de la cédula no coincide. Revise el número.' },
});
