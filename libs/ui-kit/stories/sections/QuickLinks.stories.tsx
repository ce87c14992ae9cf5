import { Building, LaundryCard, PhoneTopUp, QuickLinks, Washer } from '@laundry/ui-kit';
import preview from '../../../../.storybook/preview.tsx';
import { long } from '../long.tsx';

const links = [
  { label: 'Cargar saldo', to: '/saldo', picture: <LaundryCard size={56} /> },
  { label: 'Descargar la aplicación', to: '/aplicacion', picture: <PhoneTopUp size={56} /> },
  { label: 'Avisar de una falla', to: '/falla', picture: <Washer size={56} /> },
  { label: 'Edificios con lavandería', to: '/edificios', picture: <Building size={56} /> },
];

const meta = preview.meta({
  title: 'Componentes/Bloques/Accesos rápidos',
  component: QuickLinks,
  args: { links },
  parameters: {
    about: 'Lo que casi todos vienen a hacer, a un toque. Cada recuadro entero es el enlace.',
    do: ['De tres a seis, con un verbo.'],
    dont: ['No repita aquí todo el menú.'],
  },
});

export const Normal = meta.story({ tags: ['visual'] });
export const SinDibujo = meta.story({
  name: 'Sin dibujo',
  args: { links: links.map(({ label, to }) => ({ label, to })) },
});
export const TextoLargo = meta.story({ ...long(meta.input.args), name: 'Texto largo, a 320 px' });
