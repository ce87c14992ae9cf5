import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@laundry/ui-kit';
import { expect, screen, waitFor } from 'storybook/test';
import { long } from '../long.tsx';

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
  ...long({ ...meta.args, destructive: true }),
  name: 'Texto largo, a 320 px',
};
