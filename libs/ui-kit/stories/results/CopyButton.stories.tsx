import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '@laundry/ui-kit';
import { expect } from 'storybook/test';

const meta = {
  title: 'Componentes/Respuestas/Botón para copiar',
  component: CopyButton,
  args: { text: 'K7QM4TXR', what: 'la referencia' },
  parameters: {
    guide: {
      about: 'Copia un texto y lo anuncia; si no se puede, lo dice a la vista.',
      do: ['Póngalo junto a lo que se dicta o se pega en otro lado: una referencia, un número para pagar.'],
      dont: ['No lo ponga junto a textos que nadie copia.'],
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  tags: ['night'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copiar la referencia' })).toBeVisible();
  },
};
