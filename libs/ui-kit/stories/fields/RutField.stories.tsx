import { RutField } from '@laundry/ui-kit/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/RUT',
  component: RutField,
  args: { name: 'field', label: 'RUT' },
  parameters: {
    guide: {
      about:
        'El número de RUT, doce dígitos en grupos mientras se escribe. Si el dígito verificador no corresponde, su formulario lo advierte sin impedir el envío. Su valor son los dígitos.',
      do: ['Advierta con warning: un RUT raro puede ser correcto.'],
      dont: ['No impida comprar por el dígito verificador.'],
    },
  },
} satisfies Meta<typeof RutField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('211003420017'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Ingrese el RUT.'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong('211003420017'), name: 'Texto largo, a 320 px' };
export const ConAdvertencia: Story = {
  ...holding('211003420018'),
  name: 'Con advertencia',
  args: { warning: 'El dígito verificador del RUT no coincide. Revise el número.' },
};
