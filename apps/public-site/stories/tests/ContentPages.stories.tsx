import { exampleMachines } from '@laundry/brand/machines';
import { products } from '@laundry/strings';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProductPage } from '../../app/features/products/ProductPage.tsx';
import { ServicesPage } from '../../app/features/services/ServicesPage.tsx';
import { paths, productNames } from '../../app/paths.ts';
import { pageTests, showPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Contenido',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const openProduct = (mount: Mount, product: (typeof productNames)[number], machines = exampleMachines) =>
  showPage(mount, <ProductPage product={product} machines={machines} />);

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Services = meta.story({
  name: 'the services have anchors, links to everything sold or rented, and both ways to pay',
  play: async ({ mount }) => {
    await showPage(mount, <ServicesPage />);
    const contents = within(screen.getByRole('navigation', { name: 'Servicios' }));
    for (const [name, anchor] of [
      ['Lavanderías', 'lavanderias'],
      ['Instalación', 'instalacion'],
      ['Venta y alquiler', 'venta'],
      ['Visita técnica', 'visita-tecnica'],
    ] as const) {
      await expect(contents.getByRole('link', { name })).toHaveAttribute('href', `#${anchor}`);
      await expect(screen.getByRole('region', { name })).toHaveAttribute('id', anchor);
    }

    const sale = within(screen.getByRole('region', { name: 'Venta y alquiler' }));
    await expect(hrefs(sale.getAllByRole('link'))).toEqual([
      '/products/washer',
      '/products/dryer',
      '/products/titan-c',
      '/products/parts',
      '/products/dispensers',
      '/products/ozone-products',
      '/accessories',
    ]);
    const laundries = within(screen.getByRole('region', { name: 'Lavanderías' }));
    await expect(laundries.getByText('Prepago').nextElementSibling).toHaveTextContent(
      'en línea o en una red de cobranza',
    );
    await expect(laundries.getByText('Pospago').nextElementSibling).toHaveTextContent('gastos comunes');
  },
});

export const Products = meta.story({
  name: 'a product page shows its specifications, and links to the other products',
  play: async ({ mount }) => {
    for (const product of productNames) {
      await openProduct(mount, product);
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(products[product].title);
      for (const { name } of products[product].specs.rows)
        await expect(screen.getByText(name, { selector: 'dt' })).toBeInTheDocument();
      const others = within(screen.getByRole('navigation', { name: 'Otros productos' }));
      await expect(hrefs(others.getAllByRole('link'))).toEqual(
        productNames.filter((name) => name !== product).map((name) => paths[name]),
      );
    }

    await openProduct(mount, 'washer');
    const { parentElement: speed } = screen.getByText('RPM de centrifugado en DELICATES');
    await expect(speed).toHaveTextContent('800');
    const { parentElement: force } = screen.getByText('G de fuerza de extracción');
    await expect(force).toHaveTextContent('413');
    await expect(screen.getByText('10,2 kg o 15 kg de ropa seca')).toBeInTheDocument();
  },
});

export const MachinesCompared = meta.story({
  name: 'machines are compared by size, capacity and programmes; without machines there is no table',
  play: async ({ mount }) => {
    for (const [product, models] of [
      ['washer', ['Lavadora de 10,2\u00a0kg', 'Lavadora de 15\u00a0kg']],
      ['dryer', ['Secadora de 10,2\u00a0kg', 'Secadora de 15\u00a0kg']],
      ['titanC', ['Titan-C', 'Lavadora de 10,2\u00a0kg', 'Secadora de 10,2\u00a0kg']],
    ] as const) {
      await openProduct(mount, product);
      const table = within(screen.getByRole('table', { name: 'Comparación de máquinas' }));
      const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads).toEqual(['Máquina', ...models]);
      const readRow = (name: string) =>
        within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
          .getAllByRole('cell')
          .map((cell) => cell.textContent);
      await expect(readRow('Capacidad')[0]).toBe('10,2\u00a0kg');
      await expect(readRow('Medidas')).toHaveLength(models.length);
      await expect(readRow('Medidas')[0]).toMatch(/^\d+\u00a0× [\d.]+\u00a0× \d+\u00a0mm$/);
      await expect(readRow('Programas').at(-1)).toMatch(product === 'washer' ? /DELICATES$/ : /Alto$/);
    }
    await openProduct(mount, 'washer', []);
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await openProduct(mount, 'parts');
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
});
