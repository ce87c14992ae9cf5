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

/** The <details> of a menu group whose label occurs once in the document. */
function findMenu(label: string) {
  const menu = screen.getByText(label).closest('details');
  if (!menu) throw new Error(`No menu ${label}`);
  return menu;
}

const header = (
  <>
    <SiteHeader brandName="Lavadero" links={links} />
    <button type="button">Afuera</button>
  </>
);

it('menus of the bar share a name, so that one is open at a time, mark the current page, and close by a click or the focus elsewhere', async () => {
  const user = userEvent.setup();
  render(header);
  const [company, products] = ['Empresa', 'Productos'].map(findMenu);
  expect(company?.getAttribute('name')).toMatch(/./);
  expect(company?.getAttribute('name')).toBe(products?.getAttribute('name'));
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

const footer = (compact = false) => (
  <SiteFooter
    brandName="Lavadero"
    links={links}
    contacts={[
      { kind: 'facebook', label: 'Facebook', href: 'https://facebook.example' },
      { kind: 'mail', label: 'hola@lavadero.example', href: 'mailto:hola@lavadero.example' },
    ]}
    facts={['Lavadero S.A.', 'RUT 210000000019']}
    legalLinks={[{ label: 'Privacidad', to: '/privacy' }]}
    compact={compact}
  />
);
const contactLinks = () =>
  within(screen.getByRole('list', { name: 'Contacto' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the footer has links, contacts and company data', () => {
  render(footer());
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Empresa', 'Productos']);
  expect(within(screen.getByRole('list', { name: 'Empresa' })).getByRole('link')).toHaveAttribute(
    'href',
    '/work',
  );
  expect(contactLinks()).toEqual(['https://facebook.example', 'mailto:hola@lavadero.example']);
  expect(screen.getByText('RUT 210000000019')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('href', '/privacy');
});

it('a compact footer has all contacts, and no links to other pages', () => {
  render(footer(true));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(contactLinks()).toEqual(['https://facebook.example', 'mailto:hola@lavadero.example']);
  expect(screen.getByText('RUT 210000000019')).toBeVisible();
});
