import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@laundry/ui-kit';
import { expect, screen, waitFor } from 'storybook/test';
import { small } from '../kit.tsx';

const meta = {
  title: 'Componentes/Respuestas/Confirmación',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '¿Eliminar a María Pérez?',
    children: 'Ya no podrá usar la aplicación con este edificio.',
    onYes: () => undefined,
    onNo: () => undefined,
  },
  parameters: {
    surface: 'portal',
    docs: { story: { inline: false, iframeHeight: 320 } },
    guide: {
      about:
        'Pregunta antes de algo que importa; se responde SÍ o NO. El foco empieza en NO, Escape es NO, y al cerrar vuelve adonde estaba.',
      do: [
        'Pregunte con el nombre de lo que se toca: «¿Eliminar a María Pérez?».',
        'Diga qué cambia con un sí.',
      ],
      dont: ['No confirme lo que se puede deshacer.', 'No pregunte en negativo.'],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'NO' })).toHaveFocus());
  },
};
export const QueDestruye: Story = { name: 'Que destruye', args: { destructive: true }, tags: ['night'] };
export const TextoLargo: Story = {
  ...small,
  name: 'Texto largo, a 320 px',
  args: {
    destructive: true,
    title:
      '¿Eliminar a María de los Ángeles Fernández de la Reguera y Estévez (una.direccion.larguisima.de.correo@administracion.example)?',
    children:
      'Ya no podrá usar la aplicación con este edificio. El saldo de su tarjeta no se pierde: queda disponible para cuando vuelva a registrarse, aunque sea en otro edificio de la misma administración. Sus usos anteriores siguen en los reportes, y quienes vivan con ella no pierden nada. Si se equivocó de persona, responda NO y busque por la unidad, que no se repite dentro de un mismo edificio.',
  },
};
