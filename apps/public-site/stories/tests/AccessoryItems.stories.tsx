import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BAG, HOLDER, ITEMS } from '../../test/shop.ts';
import { card, heading, open } from './accessories.tsx';
import { button, field, pageTests } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Sitio público/Accesorios',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Shelf: Story = {
  name: 'shows what is for sale, its HTML made harmless, with pictures and prices',
  play: async ({ mount }) => {
    await open(mount, [ITEMS]);
    const bag = within(await card('Bolsa'));
    await waitFor(() => expect(bag.getByRole('img', { name: 'Bolsa' })).toBeVisible());
    await expect((await bag.findByText('tela')).tagName).toBe('STRONG');
    await waitFor(() => expect(bag.getByText(/^\$\s490$/)).toBeVisible());
    await expect(document.querySelector('main script, article script')).toBeNull();
    const holder = within(await card('Portatarjeta'));
    await waitFor(() => expect(holder.getByText(/^\$\s120,50$/)).toBeVisible());
    await waitFor(() => expect(holder.getByRole('img', { name: 'Portatarjeta' })).toBeVisible());
  },
};

export const Loading: Story = {
  name: 'the items are waited for',
  play: async ({ mount }) => {
    await open(mount, [{ ...ITEMS, gate: gate() }]);
    await expect(await screen.findByText('Buscando los artículos…')).toBeInTheDocument();
  },
};

export const Prerendered: Story = {
  name: 'the items that the page was built with are there at once, and bought as the server tells them',
  play: async ({ mount }) => {
    const answer = gate();
    const { user } = await open(mount, [{ ...ITEMS, body: [{ ...HOLDER, price: 200 }], gate: answer }], {
      initialData: { items: [BAG, HOLDER] },
    });
    const built = within(screen.getByRole('article', { name: HOLDER.name }));
    await waitFor(() => expect(built.getByText(/^\$\s120,50$/)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('article', { name: BAG.name })).toBeVisible());
    await user.click(built.getByRole('button', { name: 'COMPRAR' }));
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await expect(await heading('¿Adónde lo enviamos?')).toHaveFocus();
    await expect(field('Total')).toHaveTextContent(/^\$\s120,50$/);
    answer.release();
    await waitFor(() => expect(field('Total')).toHaveTextContent(/^\$\s200$/));
  },
};

export const PrerenderedStale: Story = {
  name: 'the items that the page was built with are not what is for sale when they cannot be read',
  play: async ({ mount }) => {
    await open(mount, [{ ...ITEMS, body: 'oops' }], { initialData: { items: [BAG, HOLDER] } });
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/no ha podido procesar su solicitud/),
    );
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const PrerenderedGarbage: Story = {
  name: 'the items of a page that was built with something else are waited for',
  play: async ({ mount }) => {
    await open(mount, [{ ...ITEMS, gate: gate() }], { initialData: { items: [{ name: 'Bolsa' }] } });
    await expect(await screen.findByText('Buscando los artículos…')).toBeInTheDocument();
  },
};

export const LoadedAgain: Story = {
  name: 'the items that could not be read are asked for again',
  play: async ({ mount }) => {
    const { user } = await open(mount, [{ ...ITEMS, body: 'oops' }, ITEMS]);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/no ha podido procesar su solicitud/),
    );
    await user.click(button('REINTENTAR'));
    await expect(await card('Bolsa')).toBeVisible();
  },
};

export const NoItems: Story = {
  name: 'the items may be none',
  play: async ({ mount }) => {
    await open(mount, [{ ...ITEMS, body: [] }]);
    await waitFor(() => expect(screen.getByText('No hay artículos a la venta')).toBeVisible());
  },
};
