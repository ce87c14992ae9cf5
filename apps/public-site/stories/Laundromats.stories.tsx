import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { laundromatUrl, paths, stickersUrl } from '../app/paths.ts';
import { sitePage } from './SitePage.tsx';

const SLUG = 'edificio-ceibo';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Lavanderías',
  ...sitePage,
  args: { path: paths.laundromats },
});

export const Lista = meta.story({
  tags: ['night'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar lavandería' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});
export const SinLista = meta.story({
  name: 'De un servidor sin lista',
  args: { unlisted: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Escribirnos' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
export const UnEdificio = meta.story({
  name: 'La de un edificio',
  tags: ['night'],
  args: { path: laundromatUrl(SLUG) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edificio Ceibo' })).toBeVisible();
    await expect(canvas.getByText('Precio por uso')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reportar una falla de SECADORA - 4' })).toBeVisible();
  },
});
export const Carteles = meta.story({
  name: 'Carteles con código QR',
  args: { path: stickersUrl(SLUG) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Código QR/ })).toHaveLength(7);
  },
});
