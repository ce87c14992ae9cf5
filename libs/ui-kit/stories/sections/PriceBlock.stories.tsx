import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPesos, PriceBlock } from '@laundry/ui-kit';
import { dark, small, longText } from '../kit.tsx';

const meta = {
  title: 'Componentes/Bloques/Precio',
  component: PriceBlock,
  args: { label: 'Bolsa para ropa', amount: formatPesos(1234.5), children: 'IVA incluido.' },
  parameters: {
    docs: { description: { component: 'Un precio que se lee de un vistazo.' } },
    guide: { do: ['Diga siempre si incluye IVA.'], dont: ['No ponga dos precios en un bloque.'] },
  },
} satisfies Meta<typeof PriceBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const TextoLargo: Story = {
  name: 'Texto largo',
  args: {
    label: 'Bolsa para ropa de algodón orgánico con cierre y manijas',
    amount: formatPesos(123456789.5),
    children: longText,
  },
};
export const Oscuro: Story = { ...Normal, ...dark };
export const Angosto: Story = { ...Normal, name: 'Celular chico, 320 px', ...small };
