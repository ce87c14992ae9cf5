import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage, small } from './SitePage.tsx';

const meta = {
  title: 'Páginas/Sitio público/Inicio',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const Oscura: Story = { globals: { scheme: 'dark' }, tags: ['visual'] };
export const EnUnCelular: Story = { name: 'En un celular', ...small, tags: ['visual'] };
export const NoEncontrada: Story = { name: 'Página que no existe', args: { path: '/no-existe' } };
