import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@laundry/ui-kit';

const meta = {
  title: 'Componentes/Confirmación',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '¿Eliminar a María Pérez?',
    children: 'Ya no podrá usar la aplicación con este edificio.',
    onYes: () => undefined,
    onNo: () => undefined,
  },
  parameters: { surface: 'portal', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pregunta: Story = {};
export const QueDestruye: Story = { name: 'Que destruye', args: { destructive: true } };
export const EnCurso: Story = { name: 'En curso', args: { busy: true } };
