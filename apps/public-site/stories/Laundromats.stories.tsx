import { expect, within } from 'storybook/test';
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
    const main = within(canvas.getByRole('main'));
    for (const text of ['$ 190', '$ 150', '7:00 a 22:00']) await expect(main.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Incluye la tarifa de la máquina: $ 150');
    await expect(main.getByText('Los domingos el lavado tiene tarifa reducida.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Cargar saldo' })).toHaveAttribute('href', '/credit');
    await expect(main.getByRole('link', { name: 'Reportar una falla de SECADORA - 4' })).toHaveAttribute(
      'href',
      '/report-failure?building=Edificio%20Ceibo&machine=SECADORA%20-%204',
    );
  },
});
export const Carteles = meta.story({
  name: 'Carteles con código QR',
  args: { path: stickersUrl(SLUG) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /^Código QR/ })).toHaveLength(7);
  },
});
