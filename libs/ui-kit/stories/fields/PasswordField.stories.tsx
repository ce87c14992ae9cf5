import { PasswordField, NEW_PASSWORD_RULES } from '@laundry/ui-kit';
import { userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = preview.meta({
  title: 'Componentes/Campos/Contraseña',
  component: PasswordField,
  args: { name: 'field', label: 'Contraseña', autoComplete: 'current-password' as const },
  parameters: {
    about:
      'Una contraseña que se puede pegar y mostrar. Con rules, cada requisito de una contraseña nueva se marca mientras se escribe, con signo y palabra, y cuántos se cumplen se anuncia.',
    do: [
      'Muestre los requisitos donde se elige una contraseña nueva.',
      'Indique autoComplete: el gestor de contraseñas distingue la actual de la nueva.',
    ],
    dont: ['No impida pegar.', 'No muestre los requisitos al ingresar.'],
  },
});

export const Normal = meta.story({ ...holding('Lavado2026'), tags: ['visual'] });
export const ConError = meta.story({ ...refused('', 'Ingrese su contraseña!'), name: 'Con error' });
export const TextoLargo = meta.story({ ...holdingLong('Lavado2026'), name: 'Texto largo, a 320 px' });
export const ConRequisitos = meta.story({
  ...holding('Lavado'),
  name: 'Con requisitos',
  args: { label: 'Nueva contraseña', autoComplete: 'new-password', rules: NEW_PASSWORD_RULES },
  tags: ['visual'],
});
export const Mostrada = meta.story({
  ...Normal.input,
  tags: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
  },
});
