import '@testing-library/jest-dom';
import { exampleMachines } from '@laundry/brand-assets/machines';
import { products } from '@laundry/strings';
import { AppThemeProvider } from '@laundry/ui-kit';
import { render, screen, within } from '@testing-library/react';
import { paths, productNames } from '../../paths.ts';
import { productAt, productMeta } from './productMeta.ts';
import { ProductPage } from './ProductPage.tsx';

const open = (product: (typeof productNames)[number]) =>
  render(
    <>
      <ProductPage product={product} machines={exampleMachines} />
    </>,
    { wrapper: AppThemeProvider },
  );

it.each(productNames)('%s tells its data and leads to the other products', (product) => {
  open(product);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(products[product].title);
  for (const { name } of products[product].specs.rows)
    expect(screen.getByText(name, { selector: 'dt' })).toBeVisible();
  const others = within(screen.getByRole('navigation', { name: 'Otros productos' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(
    productNames.filter((name) => name !== product).map((name) => paths[name]),
  );
});

it('the washer is known by its figures', () => {
  open('washer');
  expect(screen.getByText('RPM de centrifugado en DELICATES').parentElement).toHaveTextContent('800');
  expect(screen.getByText('G de fuerza de extracción').parentElement).toHaveTextContent('413');
  expect(screen.getByText('10,2 kg o 15 kg de ropa seca')).toBeVisible();
});

it.each([
  ['washer', ['Lavadora de 10,2\u00a0kg', 'Lavadora de 15\u00a0kg']],
  ['dryer', ['Secadora de 10,2\u00a0kg', 'Secadora de 15\u00a0kg']],
  ['titanC', ['Titan-C', 'Lavadora de 10,2\u00a0kg', 'Secadora de 10,2\u00a0kg']],
] as const)('%s is compared by size, capacity and programmes', (product, models) => {
  open(product);
  const table = within(screen.getByRole('table', { name: 'Comparación de máquinas' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Máquina', ...models]);
  const rowOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(rowOf('Capacidad')[0]).toBe('10,2\u00a0kg');
  expect(rowOf('Medidas')).toHaveLength(models.length);
  expect(rowOf('Medidas')[0]).toMatch(/^\d+ × [\d.]+ × \d+\u00a0mm$/);
  expect(rowOf('Programas').at(-1)).toMatch(product === 'washer' ? /DELICATES$/ : /Alto$/);
});

it('nothing is compared where the brand tells of no machine, nor where a page is of none', () => {
  const { unmount } = render(<ProductPage product="washer" machines={[]} />, { wrapper: AppThemeProvider });
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  open('parts');
  expect(screen.queryByRole('table')).toBeNull();
});

it('a machine leads to the visit, a spare part to a question', () => {
  const { unmount } = open('dryer');
  const visits = screen.getAllByRole('link', { name: 'Solicitar una visita técnica' });
  expect(visits.map((link) => link.getAttribute('href'))).toEqual([
    '/services#visita-tecnica',
    '/services#visita-tecnica',
  ]);
  unmount();
  open('parts');
  expect(screen.getAllByRole('link', { name: 'Consultarnos' })[0]).toHaveAttribute('href', '/contact');
});

it('a page is about the product of its path, with or without a slash at its end', () => {
  expect(productAt('/products/titan-c/')).toBe('titanC');
  expect(() => productAt('/products/none')).toThrow('/products/none');
});

it('a product is told to search engines with its data', () => {
  const { title, path, facts } = productMeta('washer');
  expect([title, path]).toEqual(['Lavadoras comerciales', '/products/washer']);
  expect(facts?.[0]).toMatchObject({ '@type': 'Product', name: title });
  expect(facts?.[0]?.['additionalProperty']).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Fuerza de extracción',
    value: '413\u00a0G',
  });
});
