import '@testing-library/jest-dom';
import { AppThemeProvider } from '@laundry/ui-kit';
import { render, screen, within } from '@testing-library/react';
import { ServicesPage } from './ServicesPage.tsx';

beforeEach(() => {
  render(
    <>
      <ServicesPage visitForm={<form aria-label="Visita" />} />
    </>,
    { wrapper: AppThemeProvider },
  );
});

it.each([
  ['Lavanderías', 'lavanderias'],
  ['Instalación', 'instalacion'],
  ['Venta y alquiler', 'venta'],
  ['Visita técnica', 'visita-tecnica'],
])('leads to %s by its anchor', (name, anchor) => {
  const contents = within(screen.getByRole('navigation', { name: 'Servicios' }));
  expect(contents.getByRole('link', { name })).toHaveAttribute('href', `#${anchor}`);
  expect(screen.getByRole('region', { name })).toHaveAttribute('id', anchor);
});

it('leads to everything that is sold or rented', () => {
  const sale = within(screen.getByRole('region', { name: 'Venta y alquiler' }));
  expect(sale.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/products/washer',
    '/products/dryer',
    '/products/titan-c',
    '/products/parts',
    '/products/dispensers',
    '/products/ozone-products',
    '/accessories',
  ]);
});

it('names both ways to pay', () => {
  const laundries = within(screen.getByRole('region', { name: 'Lavanderías' }));
  expect(laundries.getByText('Prepago').nextElementSibling).toHaveTextContent(
    'en línea o en una red de cobranza',
  );
  expect(laundries.getByText('Pospago').nextElementSibling).toHaveTextContent('gastos comunes');
});
