import { ConfirmDialog } from '@laundry/ui-kit';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const meta = preview.meta({
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
    docs: { story: { inline: false, iframeHeight: '320px' } },
    about:
      'Pregunta antes de algo que importa; se responde SÍ o NO. El foco empieza en NO, Escape es NO, y al cerrar vuelve adonde estaba.',
    do: [
      'Pregunte con el nombre de lo que se toca: «¿Eliminar a María Pérez?».',
      'Diga qué cambia con un sí.',
    ],
    dont: ['No confirme lo que se puede deshacer.', 'No pregunte en negativo.'],
  },
});

export const Normal = meta.story({
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'NO' })).toHaveFocus());
  },
});
export const QueDestruye = meta.story({ name: 'Que destruye', args: { destructive: true }, tags: ['night'] });
export const TextoLargo = meta.story({
  ...long({ ...meta.input.args, destructive: true }),
  name: 'Texto largo, a 320 px',
});
