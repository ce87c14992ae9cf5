import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, portal, small } from '../kit.tsx';
import { BaseFields, BaseParts } from './BaseParts.tsx';

const meta = {
  title: 'Fundamentos/Piezas de base',
  parameters: {
    guide: {
      about:
        'Lo que el tema viste por sí solo, sin que ningún componente lo pida: botones, campos, opciones, pestañas, tablas, avisos. Si una pieza no se ve así, alguien le cambió el estilo a mano.',
      do: ['Use primero el componente del kit; la pieza de base, solo si el kit no tiene lo que busca.'],
      dont: ['No cambie colores, radios ni alturas de una pieza en una página: cambie el tema.'],
    },
  },
  render: () => <BaseParts />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sitio: Story = { tags: ['visual'] };
export const SitioOscuro: Story = { ...dark, tags: ['visual'] };
export const Portal: Story = { ...portal };
export const EnCelular: Story = { ...small, name: 'En 320 px' };
export const OtraMarca: Story = { name: 'Otra marca', globals: { brand: 'espuma' }, tags: ['visual'] };
export const OtraMarcaOscura: Story = {
  name: 'Otra marca, apariencia oscura',
  globals: { brand: 'espuma', scheme: 'dark' },
};
export const OpcionesAbiertas: Story = {
  name: 'Opciones abiertas',
  render: () => <BaseFields />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Ciclo' }));
    const chosen = await screen.findByRole('option', { name: 'Tibio', selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
  },
};
