import { SiteHeader } from '@laundry/ui-kit';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { small } from '../kit.tsx';
import { long } from '../long.tsx';
import { forAdministrations, siteMap } from './siteMap.ts';

const desktop = { viewport: { value: 'desktop' } };

/** Clicks the name of a visible menu. */
async function openMenu(canvasElement: HTMLElement, label: string | RegExp) {
  const names = within(canvasElement).getAllByText(label);
  const visible = names.find((name) => name.checkVisibility());
  if (!visible) throw new Error(`No visible menu ${label}`);
  await userEvent.click(visible);
  return visible.closest('details');
}

const meta = preview.meta({
  title: 'Componentes/Navegación/Cabecera del sitio',
  component: SiteHeader,
  args: {
    brandName: 'Lavadero',
    links: siteMap,
    utilityLinks: forAdministrations,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    about:
      'Marca, menús por grupo y lugares sueltos; en el celular, todo en un menú plegado. Son `<details>` del navegador: funcionan sin script. Con script, además, se cierran con Escape, al tocar afuera y al pasar el foco.',
    do: ['Nombre los grupos con una palabra.', 'Marque siempre la página actual.'],
    dont: ['No anide grupos.', 'No ponga más de siete entradas en la barra.'],
  },
});

export const Normal = meta.story({ globals: desktop, tags: ['visual'] });
export const MenuAbierto = meta.story({
  name: 'Menú abierto',
  globals: desktop,
  play: async ({ canvasElement }) => {
    // Unlike jsdom, browsers close a <details> when another one with the same name opens.
    const services = await openMenu(canvasElement, 'Servicios');
    await openMenu(canvasElement, 'Productos');
    await expect(services).not.toHaveAttribute('open');
  },
  tags: ['visual'],
});
export const PocosEnlaces = meta.story({
  name: 'Pocos enlaces',
  globals: desktop,
  args: { links: siteMap.slice(4), utilityLinks: [] },
});
export const TextoLargo = meta.story({
  ...long(meta.input.args),
  name: 'Texto largo',
  globals: desktop,
  play: ({ canvasElement }) => openMenu(canvasElement, /^Productos/).then(() => undefined),
});
export const Angosto = meta.story({
  name: 'Celular chico, 320 px',
  ...small,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Menú');
    await openMenu(canvasElement, 'Productos');
  },
  tags: ['visual'],
});
