import { EmailField } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { small } from '../kit.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/E-mail',
  component: EmailField,
  args: { name: 'field', label: 'E-mail' },
  parameters: {
    guide: {
      about:
        'Un e-mail, con el teclado que le corresponde. Al salir, si el dominio parece mal escrito, ofrece el que probablemente se quiso escribir: un botón lo corrige. Nunca impide enviar.',
      do: ['Deje la sugerencia como está: se acepta o se ignora.'],
      dont: ['No pida el e-mail dos veces.'],
    },
  },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('maria@ejemplo.com.uy'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('maria@', 'Ingrese un E-MAIL válido'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = {
  ...holdingLong('administracion.del.complejo.habitacional.parque.batlle@administraciones.ejemplo.com.uy'),
  name: 'Texto largo, a 320 px',
};
export const Sugerencia: Story = {
  ...holding(''),
  ...small,
  name: 'Sugerencia a la vista, a 320 px',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'maria.fernandez.gonzalez@hotmial.com');
    await userEvent.tab();
    await expect(await canvas.findByText(/¿Quiso decir/)).toBeVisible();
  },
};
