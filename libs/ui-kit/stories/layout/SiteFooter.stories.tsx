import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '@laundry/ui-kit';
import { AnchorLink, dark, small } from '../kit.tsx';
import { contacts, forAdministrations, longSiteMap, siteMap } from './siteMap.ts';

const meta = {
  title: 'Componentes/Navegación/Pie del sitio',
  component: SiteFooter,
  args: {
    brandName: 'Lavadero',
    links: [...siteMap, ...forAdministrations],
    link: AnchorLink,
    contacts,
    legal: 'Lavadero · Montevideo, Uruguay',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'La marca, los mismos grupos que la cabecera y cómo comunicarse: correo, teléfono, chat-bot, aplicación y redes. Lo que la empresa no tiene no aparece.',
      },
    },
    guide: {
      do: ['Use los mismos grupos y nombres que la cabecera.'],
      dont: ['No ponga aquí lo único que lleva a una página.'],
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const SoloLugares: Story = {
  name: 'Sin grupos ni contactos',
  args: { links: forAdministrations, contacts: [] },
};
export const TextoLargo: Story = { name: 'Texto largo', args: { links: longSiteMap } };
export const Oscuro: Story = { ...Normal, ...dark, tags: [] };
export const Angosto: Story = { ...Normal, name: 'Celular chico, 320 px', ...small, tags: [] };
