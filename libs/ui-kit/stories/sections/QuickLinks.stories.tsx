import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building, LaundryCard, PhoneTopUp, QuickLinks, Washer } from '@laundry/ui-kit';
import { long } from '../long.tsx';

const links = [
  { label: 'Cargar saldo', to: '/saldo', picture: <LaundryCard size={56} /> },
  { label: 'Descargar la aplicación', to: '/aplicacion', picture: <PhoneTopUp size={56} /> },
  { label: 'Avisar de una falla', to: '/falla', picture: <Washer size={56} /> },
  { label: 'Edificios con lavandería', to: '/edificios', picture: <Building size={56} /> },
];

const meta = {
  title: 'Componentes/Bloques/Accesos rápidos',
  component: QuickLinks,
  args: { links },
  parameters: {
    guide: {
      about: 'Lo que casi todos vienen a hacer, a un toque. Cada recuadro entero es el enlace.',
      do: ['De tres a seis, con un verbo.'],
      dont: ['No repita aquí todo el menú.'],
    },
  },
} satisfies Meta<typeof QuickLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { tags: ['visual'] };
export const SinDibujo: Story = {
  name: 'Sin dibujo',
  args: { links: links.map(({ label, to }) => ({ label, to })) },
};
export const TextoLargo: Story = { ...long(meta.args), name: 'Texto largo, a 320 px' };
