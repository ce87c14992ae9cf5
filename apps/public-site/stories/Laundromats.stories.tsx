import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { laundromatUrl, paths, stickersUrl } from '../app/paths.ts';
import { SitePage } from './SitePage.tsx';

const SLUG = 'edificio-ceibo';

const meta = {
  title: 'Páginas/Sitio público/Lavanderías',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: paths.laundromats },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  tags: ['night'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar lavandería' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
export const SinLista: Story = {
  name: 'De un servidor sin lista',
  args: { unlisted: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Escribirnos' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
export const UnEdificio: Story = {
  name: 'La de un edificio',
  tags: ['night'],
  args: { path: laundromatUrl(SLUG) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edificio Ceibo' })).toBeVisible();
    await expect(canvas.getByText('Precio por uso')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reportar una falla de SECADORA - 4' })).toBeVisible();
  },
};
export const Carteles: Story = {
  name: 'Carteles con código QR',
  args: { path: stickersUrl(SLUG) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Código QR/ })).toHaveLength(7);
  },
};
