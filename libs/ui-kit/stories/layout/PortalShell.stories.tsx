import { PageHeading, PageShell, PortalShell } from '@laundry/ui-kit';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { portal, small } from '../kit.tsx';
import { long } from '../long.tsx';

const items = [
  { label: 'Usuarios', to: '/usuarios' },
  { label: 'Consulta de usos', to: '/usos' },
  { label: 'Consulta de transacciones', to: '/transacciones', current: true },
  { label: 'Configuración', to: '/configuracion' },
];

const desktop = { viewport: { value: 'desktop' } };

const meta = preview.meta({
  title: 'Componentes/Navegación/Armazón del portal',
  component: PortalShell,
  args: {
    brandName: 'Lavadero',
    items,
    signOutLabel: 'Salir',
    onSignOut: () => undefined,
    children: (
      <PageShell>
        <PageHeading>Consulta de transacciones</PageHeading>
      </PageShell>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...portal.parameters,
    about:
      'La cabecera del portal y su menú; en el celular, detrás del botón «Menú», que dice si está abierto.',
    do: ['Deje «Salir» siempre al final, apartado.'],
    dont: ['No ponga aquí acciones de una página.'],
  },
});

export const Normal = meta.story({ globals: desktop, tags: ['visual'] });
export const TextoLargo = meta.story({
  ...long(meta.input.args),
  name: 'Texto largo',
  globals: desktop,
});
export const Angosto = meta.story({
  name: 'Celular chico, 320 px, abierto',
  ...small,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menú' }));
    await expect(within(canvasElement).getByRole('link', { name: 'Usuarios' })).toBeVisible();
  },
  tags: ['visual'],
});
