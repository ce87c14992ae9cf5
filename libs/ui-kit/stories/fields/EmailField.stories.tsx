import { EmailField } from '@laundry/ui-kit';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';
import { holding, holdingLong } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/E-mail',
  component: EmailField,
  args: { name: 'field', label: 'E-mail' },
  parameters: {
    about:
      'Un e-mail, con el teclado que le corresponde. Al salir, si el dominio parece mal escrito, ofrece el que probablemente se quiso escribir: un botón lo corrige. Nunca impide enviar.',
    do: ['Deje la sugerencia como está: se acepta o se ignora.'],
    dont: ['No pida el e-mail dos veces.'],
  },
});

export const Normal = meta.story({ ...holding('maria@ejemplo.com.uy'), tags: ['visual'] });
export const TextoLargo = meta.story({
  ...holdingLong('administracion.del.complejo.habitacional.parque.batlle@administraciones.ejemplo.com.uy'),
  name: 'Texto largo, a 320 px',
});
export const Sugerencia = meta.story({
  ...holding(''),
  ...small,
  name: 'Sugerencia a la vista, a 320 px',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'maria.fernandez.gonzalez@hotmial.com');
    await userEvent.tab();
    await expect(await canvas.findByText(/¿Quiso decir/)).toBeVisible();
  },
});
