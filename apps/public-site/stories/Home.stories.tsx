import preview from '../../../.storybook/preview.tsx';
import { sitePage, small } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Inicio',
  ...sitePage,
  args: { path: '/' },
});

export const Normal = meta.story({ tags: ['visual'] });
export const Oscura = meta.story({ globals: { scheme: 'dark' }, tags: ['visual'] });
export const EnUnCelular = meta.story({ name: 'En un celular', ...small, tags: ['visual'] });
export const NoEncontrada = meta.story({ name: 'Página que no existe', args: { path: '/no-existe' } });
