import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { NavEntry } from './links.ts';
import { render } from '../../test/render.tsx';

const links: NavEntry[] = [
  { label: 'Empresa', links: [{ label: 'Quiénes somos', to: '/work' }] },
  {
    label: 'Productos',
    links: [
      { label: 'Lavadoras', to: '/products/washer', current: true },
      { label: 'Secadoras', to: '/products/dryer' },
    ],
  },
  { label: 'Contacto', to: '/contact' },
];

const header = (
  <>
    <SiteHeader brandName="Lavadero" links={links} />
    <button type="button">Afuera</button>
  </>
);

it('menus of the bar mark the current page, and close by a click or the focus elsewhere', async () => {
  const user = userEvent.setup();
  render(header);
  const products = screen.getByText('Productos').closest('details');
  const outside = screen.getByRole('button', { name: 'Afuera' });
  for (const leave of [() => user.click(outside), async () => outside.focus()]) {
    await user.click(screen.getByText('Productos'));
    expect(products).toHaveAttribute('open');
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(current).toEqual([screen.getByRole('link', { name: 'Lavadoras' })]);
    await leave();
    expect(products).not.toHaveAttribute('open');
  }
});

const footer = (
  <SiteFooter
    brandName="Lavadero"
    links={links}
    contacts={[
      { kind: 'facebook', label: 'Facebook', href: 'https://facebook.example' },
      { kind: 'mail', label: 'hola@lavadero.example', href: 'mailto:hola@lavadero.example' },
    ]}
    facts={['Lavadero S.A.', 'RUT 210000000019']}
    legalLinks={[{ label: 'Privacidad', to: '/privacy' }]}
  />
);
it('the footer has links, contacts and company data', () => {
  render(footer);
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Empresa', 'Productos']);
  expect(within(screen.getByRole('list', { name: 'Empresa' })).getByRole('link')).toHaveAttribute(
    'href',
    '/work',
  );
  const contacts = within(screen.getByRole('list', { name: 'Contacto' })).getAllByRole('link');
  expect(contacts.map((link) => link.getAttribute('href'))).toEqual([
    'https://facebook.example',
    'mailto:hola@lavadero.example',
  ]);
  expect(screen.getByText('RUT 210000000019')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('href', '/privacy');
});
