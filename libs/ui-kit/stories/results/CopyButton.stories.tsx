import { CopyButton } from '@laundry/ui-kit';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Componentes/Respuestas/Botón para copiar',
  component: CopyButton,
  args: { text: 'K7QM4TXR', what: 'la referencia' },
  parameters: {
    about: 'Copia un texto y lo anuncia; si no se puede, lo dice a la vista.',
    do: ['Póngalo junto a lo que se dicta o se pega en otro lado: una referencia, un número para pagar.'],
    dont: ['No lo ponga junto a textos que nadie copia.'],
  },
});

export const Normal = meta.story({
  tags: ['night'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copiar la referencia' })).toBeVisible();
  },
});
