import { SiteFooter } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';
import { contacts, forAdministrations, siteMap } from './siteMap.ts';

const meta = preview.meta({
  title: 'Componentes/Navegación/Pie del sitio',
  component: SiteFooter,
  args: {
    brandName: 'Lavadero',
    links: [...siteMap, ...forAdministrations],
    contacts,
    facts: ['Lavadero S.A.', 'RUT 210000000019', 'Montevideo, Uruguay', 'Lunes a viernes de 9 a 18 h'],
    legalLinks: [
      { label: 'Términos y condiciones', to: '/terminos' },
      { label: 'Privacidad', to: '/privacidad' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    about:
      'Los mismos grupos que la cabecera, cómo comunicarse y de quién es el sitio. En el celular los grupos se pliegan; en páginas con una sola tarea no están. Lo que la empresa no tiene no aparece.',
    do: ['Use los mismos grupos y nombres que la cabecera.'],
    dont: ['No ponga aquí lo único que lleva a una página.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const Compacto = meta.story({
  name: 'Compacto, para formularios y pagos',
  args: { compact: true },
  tags: ['visual'],
});
export const SoloLugares = meta.story({
  name: 'Sin grupos',
  args: { links: forAdministrations },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
