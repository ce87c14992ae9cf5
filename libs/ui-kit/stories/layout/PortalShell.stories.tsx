import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading, PageShell, PortalShell } from '@laundry/ui-kit';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnchorLink, dark, portal, small } from '../kit.tsx';

const items = [
  { label: 'Usuarios', to: '/usuarios' },
  { label: 'Consulta de usos', to: '/usos' },
  { label: 'Consulta de transacciones', to: '/transacciones', current: true },
  { label: 'Configuración', to: '/configuracion' },
];

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Componentes/Navegación/Armazón del portal',
  component: PortalShell,
  args: {
    brandName: 'Lavadero',
    items,
    signOutLabel: 'Salir',
    onSignOut: fn(),
    link: AnchorLink,
    children: (
      <PageShell>
        <PageHeading>Consulta de transacciones</PageHeading>
      </PageShell>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...portal.parameters,
    docs: {
      description: {
        component:
          'La cabecera del portal y su menú; en el celular, detrás del botón «Menú», que dice si está abierto.',
      },
    },
    guide: {
      do: ['Deje «Salir» siempre al final, apartado.'],
      dont: ['No ponga aquí acciones de una página.'],
    },
  },
} satisfies Meta<typeof PortalShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  globals: desktop,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Salir' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
  tags: ['visual'],
};
export const TextoLargo: Story = {
  name: 'Texto largo',
  globals: desktop,
  args: {
    brandName: 'Lavanderías del Río de la Plata',
    items: items.map((item) => ({ ...item, label: `${item.label} y sus resúmenes` })),
  },
};
export const Oscuro: Story = { globals: { ...desktop, ...dark.globals } };
export const Angosto: Story = {
  name: 'Celular chico, 320 px, abierto',
  ...small,
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: 'Menú' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('link', { name: 'Usuarios' })).toBeVisible();
  },
  tags: ['visual'],
};
export const OscuroAngosto: Story = {
  ...Angosto,
  name: 'Oscuro, 320 px, abierto',
  globals: { ...dark.globals, ...small.globals },
  tags: [],
};
