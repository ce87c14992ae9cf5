import type { ShopChannel } from '@laundry/api-contract';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { NO_PAYER } from '@laundry/payment-channels/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import PaymentStep from '../../app/features/accessories/PaymentStep.tsx';
import AccessoriesIsland from '../../app/islands/accessories.tsx';
import { EnvironmentContext } from '../../app/islands/environment.ts';
import { memoryAddress } from '../../test/memoryAddress.ts';
import { BAG, HOLDER, ITEMS, MERCADOPAGO, PAY_PAGE } from '../../test/shop.ts';
import { testEnvironment } from '../../test/site.ts';
import { alerted, button, field, pageTests, seen, showPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Sitio público/Accesorios',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => screen.findByRole('article', { name });

interface Opening {
  path?: string;
  initialData?: unknown;
}

/** Shows the page at an address to a user. */
async function open(
  mount: Mount,
  answers: readonly FakeAnswer[],
  { path = '/accessories', initialData }: Opening = {},
) {
  const { context, server, sent, went } = testEnvironment(answers);
  const { address, go, search } = memoryAddress(path);
  const around = { ...context, address, fetch: server.fetch, origin: 'http://site.test' };
  await showPage(
    mount,
    <EnvironmentContext value={around}>
      <main>
        <AccessoriesIsland initialData={initialData} />
      </main>
    </EnvironmentContext>,
  );
  return { user: userEvent.setup(), go, search, went, sent };
}

type Person = Awaited<ReturnType<typeof open>>['user'];

async function write(user: Person, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

async function choose(user: Person, name: string) {
  await user.click(within(await card(name)).getByRole('button', { name: 'COMPRAR' }));
  await heading('¿Adónde lo enviamos?');
}

async function toPayment(user: Person) {
  await choose(user, HOLDER.name);
  await user.selectOptions(field('Cantidad'), '3');
  await write(user, { 'Dirección de envío': 'Rivera 1', Celular: '099123456' });
  await user.click(button('SIGUIENTE'));
  await screen.findByLabelText('Nombre');
}

/** PagosWeb's as well. */
const COMPLETE_PAYER = {
  ...NO_PAYER,
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'a@b.uy',
  paymentMethod: '2',
};

const payer = { Nombre: 'Ana', Apellido: 'Paz', 'E-mail': 'a@b.uy' };

export const LeadsToProvider: Story = {
  name: 'leads from an item to the provider, each step with its reasons',
  play: async ({ mount }) => {
    const { user, went, sent } = await open(mount, [ITEMS, MERCADOPAGO]);
    await choose(user, HOLDER.name);
    await expect(await heading('¿Adónde lo enviamos?')).toHaveFocus();
    await expect(field('Cantidad')).toHaveValue('1');
    await expect(within(field('Cantidad')).getAllByRole('option')).toHaveLength(10);
    await seen(/envío dentro de Montevideo está incluido.*pasarela de pago/);
    await expect(button('SIGUIENTE')).toBeDisabled();
    await expect(button('SIGUIENTE')).toHaveAccessibleDescription(
      'Para continuar complete: Dirección de envío, Celular.',
    );
    await expect(field('Total')).toHaveTextContent(/^\$\s120,50$/);
    await user.selectOptions(field('Cantidad'), '3');
    await expect(field('Total')).toHaveTextContent(/^\$\s361,50$/);
    await write(user, { 'Dirección de envío': 'Rivera 1', Celular: '099123456' });
    await user.click(button('SIGUIENTE'));

    await expect(await heading('¿Cómo quiere pagar?')).toHaveFocus();
    const group = await screen.findByRole('radiogroup', { name: 'Medio de pago' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(2);
    await expect(within(group).getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
    await expect(button('CONFIRMAR')).toHaveAccessibleDescription(
      'Para continuar complete: Nombre, Apellido, E-mail.',
    );
    await write(user, payer);
    await user.click(screen.getByRole('checkbox', { name: 'Requiere factura con RUT' }));
    await expect(button('CONFIRMAR')).toHaveAccessibleDescription('Para continuar complete: RUT.');
    await write(user, { RUT: '211003420017' });
    await user.dblClick(button('CONFIRMAR'));
    await waitFor(() => expect(went).toEqual([PAY_PAGE]));
    await expect(sent()).toHaveLength(1);
    await expect(sent()[0]?.body).toMatchObject({ quantity: 3, address: 'Rivera 1', rut: '211003420017' });
    await expect(screen.getByRole('link', { name: /no se abre/ })).toHaveAttribute('href', PAY_PAGE);
  },
};

export const Back: Story = {
  name: 'goes a step back by Back and by VOLVER, with everything kept, and leads the focus to the button pressed',
  play: async ({ mount }) => {
    const { user, go, search } = await open(mount, [ITEMS]);
    await toPayment(user);
    await write(user, { Nombre: 'Ana' });
    go(-1);
    await heading('¿Adónde lo enviamos?');
    await expect(field('Dirección de envío')).toHaveValue('Rivera 1');
    await expect(field('Cantidad')).toHaveValue('3');
    go(1);
    await expect(await screen.findByLabelText('Nombre')).toHaveValue('Ana');
    await user.click(button('VOLVER'));
    await heading('¿Adónde lo enviamos?');
    await user.click(button('VOLVER'));
    await expect(within(await card(HOLDER.name)).getByRole('button', { name: 'COMPRAR' })).toHaveFocus();
    await expect(search()).toBe('');
  },
};

export const Addressed: Story = {
  name: 'an address of the payment without what the data step asks for leads to that, one of an item that is not for sale says so',
  play: async ({ mount }) => {
    const { search } = await open(mount, [ITEMS], { path: '/accessories?item=bag&paso=pago' });
    await heading('¿Adónde lo enviamos?');
    await expect(search()).toBe('?item=bag');
    await open(mount, [ITEMS], { path: '/accessories?item=gone' });
    await alerted('ya no está disponible');
    await expect(await card('Bolsa')).toBeVisible();
  },
};

export const ChannelsOffered: Story = {
  name: 'the channel of the last visit is paid with where the shop still has it, its first one otherwise',
  play: async ({ mount }) => {
    for (const { channels, stored, paid } of [
      { channels: ['MercadoPagos', 'PagosWeb'], stored: 'PagosWeb', paid: 'PagosWeb' },
      { channels: ['MercadoPagos'], stored: 'MercadoPagos', paid: 'MercadoPagos' },
      { channels: ['MercadoPagos'], stored: 'PagosWeb', paid: 'MercadoPagos' },
      { channels: ['PagosWeb'], stored: 'MercadoPagos', paid: 'PagosWeb' },
    ] as const) {
      const confirmed: ShopChannel[] = [];
      await showPage(
        mount,
        <PaymentStep
          price={100}
          choices={{ itemId: '1', quantity: 1, channel: stored, payer: COMPLETE_PAYER }}
          payment={{ step: 'open', error: null }}
          channels={channels}
          onChange={() => undefined}
          onConfirm={({ channel }) => confirmed.push(channel)}
          onBack={() => undefined}
        />,
      );
      const radios = screen.getAllByRole<HTMLInputElement>('radio');
      await expect(radios.map(({ value }) => value)).toEqual(channels);
      await userEvent.click(button('CONFIRMAR'));
      await expect(confirmed).toEqual([paid]);
    }
  },
};

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

export const PrerenderedGarbage: Story = {
  name: 'the items of a page that was built with something else are waited for',
  play: async ({ mount }) => {
    await open(mount, [{ ...ITEMS, gate: gate() }], { initialData: { items: [{ name: 'Bolsa' }] } });
    await screen.findByText('Buscando los artículos…');
  },
};

export const LoadedAgain: Story = {
  name: 'the items that could not be read are asked for again; those that the page was built with are not what is for sale',
  play: async ({ mount }) => {
    const initialData = { items: [BAG, HOLDER] };
    const { user } = await open(mount, [{ ...ITEMS, body: 'oops' }, ITEMS], { initialData });
    await alerted(/no ha podido procesar su solicitud/);
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(button('REINTENTAR'));
    await expect(await card('Bolsa')).toBeVisible();
  },
};
