import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SiteFooter } from './SiteFooter.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';
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

/** A group of the menu, which occurs once in the document. */
function menuOf(label: string) {
  const menu = screen.getByText(label).closest('details');
  if (!menu) throw new Error(`No menu ${label}`);
  return menu;
}

const buttonOf = (menu: HTMLElement) => {
  const summary = menu.querySelector('summary');
  if (!summary) throw new Error('A menu without a button');
  return summary;
};

const header = (
  <>
    <SiteHeader brandName="Lavadero" links={links} />
    <button type="button">Afuera</button>
  </>
);

it('menus of the bar open with a click and share a name, so that one is open at a time', async () => {
  const user = userEvent.setup();
  render(header);
  expect(menuOf('Empresa').getAttribute('name')).toBe(menuOf('Productos').getAttribute('name'));
  expect(menuOf('Empresa').getAttribute('name')).not.toBe('');
  await user.click(buttonOf(menuOf('Productos')));
  expect(menuOf('Productos').open).toBe(true);
});

it('a click or the focus elsewhere closes the open menu', async () => {
  const user = userEvent.setup();
  render(header);
  await user.click(buttonOf(menuOf('Productos')));
  await user.click(screen.getByRole('button', { name: 'Afuera' }));
  expect(menuOf('Productos').open).toBe(false);

  await user.click(buttonOf(menuOf('Productos')));
  screen.getByRole('button', { name: 'Afuera' }).focus();
  expect(menuOf('Productos').open).toBe(false);
});

it('the current page is marked in its menu', async () => {
  const user = userEvent.setup();
  render(header);
  await user.click(buttonOf(menuOf('Productos')));
  const menu = within(menuOf('Productos'));
  expect(menu.getByRole('link', { name: 'Lavadoras' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Secadoras' })).not.toHaveAttribute('aria-current');
});

const footer = (props: Partial<SiteFooterProps> = {}) => (
  <SiteFooter
    brandName="Lavadero"
    links={links}
    contacts={[
      { kind: 'facebook', label: 'Facebook', href: 'https://facebook.example' },
      { kind: 'mail', label: 'hola@lavadero.example', href: 'mailto:hola@lavadero.example' },
    ]}
    facts={['Lavadero S.A.', 'RUT 210000000019']}
    legalLinks={[{ label: 'Privacidad', to: '/privacy' }]}
    {...props}
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
  render(footer({ compact: true }));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(contactLinks()).toEqual(['https://facebook.example', 'mailto:hola@lavadero.example']);
  expect(screen.getByText('RUT 210000000019')).toBeVisible();
});
