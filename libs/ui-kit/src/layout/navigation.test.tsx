import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AnchorLink } from '../../test/AnchorLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { NavEntry } from './links.ts';

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

/** The bar's menus; the folded menu holds the same once more. */
function menuOf(label: string) {
  const [summary] = screen.getAllByText(label);
  const menu = summary?.closest('details');
  if (!menu) throw new Error(`No menu ${label}`);
  return menu;
}

const name = (menu: HTMLElement) => {
  const summary = menu.querySelector('summary');
  if (!summary) throw new Error('A menu without a name');
  return summary;
};

const show = (pageKey = 'a') => (
  <>
    <SiteHeader brandName="Lavadero" links={links} link={AnchorLink} pageKey={pageKey} />
    <button type="button">Afuera</button>
  </>
);

it('menus of the bar share a name, so that one is open at a time, and open by a press', async () => {
  const user = userEvent.setup();
  render(show());
  expect(menuOf('Empresa').getAttribute('name')).toBe(menuOf('Productos').getAttribute('name'));
  expect(menuOf('Empresa').getAttribute('name')).not.toBe('');
  await user.click(name(menuOf('Productos')));
  expect(menuOf('Productos').open).toBe(true);
});

it('Escape closes the menu in hand and gives the focus back to its name', async () => {
  const user = userEvent.setup();
  render(show());
  const menu = menuOf('Productos');
  await user.click(name(menu));
  within(menu).getByRole('link', { name: 'Secadoras' }).focus();
  await user.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(name(menu)).toHaveFocus();
});

it('a press or the focus elsewhere closes what is open, and so does another page', async () => {
  const user = userEvent.setup();
  const { rerender } = render(show());
  await user.click(name(menuOf('Productos')));
  await user.click(screen.getByRole('button', { name: 'Afuera' }));
  expect(menuOf('Productos').open).toBe(false);

  await user.click(name(menuOf('Productos')));
  screen.getByRole('button', { name: 'Afuera' }).focus();
  expect(menuOf('Productos').open).toBe(false);

  await user.click(name(menuOf('Productos')));
  rerender(show('b'));
  expect(menuOf('Productos').open).toBe(false);
});

it('the page in sight is marked in its menu', async () => {
  const user = userEvent.setup();
  render(show());
  await user.click(name(menuOf('Productos')));
  const menu = within(menuOf('Productos'));
  expect(menu.getByRole('link', { name: 'Lavadoras' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Secadoras' })).not.toHaveAttribute('aria-current');
});

it('the foot has a column for each group and each kind of contact that there is', () => {
  render(
    <SiteFooter
      brandName="Lavadero"
      links={links}
      link={AnchorLink}
      contacts={[
        { kind: 'facebook', label: 'Facebook', href: 'https://facebook.example' },
        { kind: 'mail', label: 'hola@lavadero.example', href: 'mailto:hola@lavadero.example' },
      ]}
    />,
  );
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Empresa', 'Productos', 'Contacto', 'Redes sociales']);
  expect(within(screen.getByRole('list', { name: 'Redes sociales' })).getByRole('link')).toHaveAttribute(
    'href',
    'https://facebook.example',
  );
});
