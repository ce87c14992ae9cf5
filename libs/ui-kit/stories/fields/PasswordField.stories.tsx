import { PasswordField, NEW_PASSWORD_RULES } from '@laundry/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { holding, holdingLong, refused } from './inForm.tsx';

const meta = {
  title: 'Componentes/Campos/Contraseña',
  component: PasswordField,
  args: { name: 'field', label: 'Contraseña', autoComplete: 'current-password' },
  parameters: {
    guide: {
      about:
        'Una contraseña que se puede pegar y mostrar. Con rules, cada requisito de una contraseña nueva se marca mientras se escribe, con signo y palabra, y cuántos se cumplen se anuncia.',
      do: [
        'Muestre los requisitos donde se elige una contraseña nueva.',
        'Indique autoComplete: el gestor de contraseñas distingue la actual de la nueva.',
      ],
      dont: ['No impida pegar.', 'No muestre los requisitos al ingresar.'],
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { ...holding('Lavado2026'), tags: ['visual'] };
export const Vacio: Story = { ...holding(''), name: 'Vacío' };
export const ConError: Story = { ...refused('', 'Ingrese su contraseña!'), name: 'Con error' };
export const Deshabilitado: Story = { ...Normal, args: { disabled: true }, tags: [] };
export const TextoLargo: Story = { ...holdingLong('Lavado2026'), name: 'Texto largo, a 320 px' };
export const ConRequisitos: Story = {
  ...holding('Lavado'),
  name: 'Con requisitos',
  args: { label: 'Nueva contraseña', autoComplete: 'new-password', rules: NEW_PASSWORD_RULES },
  tags: ['visual'],
};
export const Mostrada: Story = {
  ...holding('Lavado2026'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
  },
};
