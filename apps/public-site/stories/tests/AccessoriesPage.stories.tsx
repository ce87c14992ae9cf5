import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { NO_PAYER } from '@laundry/payment-channels/client';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import PaymentStep from '../../app/features/accessories/PaymentStep.tsx';
import { BAG, CREATE, HOLDER, ITEMS, PAY_PAGE } from '../../test/shop.ts';
import { chooseItem, toPayment } from '../purchase.ts';
import { PAYER, write } from '../write.ts';
import { alerted, button, field, openPage, pageTests, pressDisabled, seen, showPage } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Accesorios',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => screen.findByRole('article', { name });

/** Shows the shop's page, with the items that it was built with, if any. */
const open = (mount: Mount, answers: readonly FakeAnswer[], initialData?: unknown) =>
  openPage(mount, '/accessories', answers, { initialData });

export const LeadsToProvider = meta.story({
  name: 'a purchase leads from an item to the provider, and each step says what is missing',
  play: async ({ mount }) => {
    const { user, went, sent } = await open(mount, [
      ITEMS,
      { ...CREATE, status: 201, body: { paymentRedirect: PAY_PAGE, transaction_id: 't-1' } },
    ]);
    await chooseItem(user);
    await expect(await heading('¿Adónde lo enviamos?')).toHaveFocus();
    await expect(field('Cantidad')).toHaveValue('1');
    await expect(within(field('Cantidad')).getAllByRole('option')).toHaveLength(10);
    await seen(/envío dentro de Montevideo está incluido.*pasarela de pago/);
    await expect(button('SIGUIENTE')).toBeDisabled();
    await expect(button('SIGUIENTE')).toHaveAccessibleDescription(
      'Para continuar complete: Dirección de envío, Celular.',
    );
    await pressDisabled(button('SIGUIENTE'));
    await waitFor(() => expect(field('Dirección de envío')).toHaveFocus());
    for (const name of ['Dirección de envío', 'Celular']) await expect(field(name)).toBeInvalid();
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
    await write(user, PAYER);
    await user.click(screen.getByRole('checkbox', { name: 'Requiere factura con RUT' }));
    await expect(button('CONFIRMAR')).toHaveAccessibleDescription('Para continuar complete: RUT.');
    await write(user, { RUT: '211003420017' });
    await user.dblClick(button('CONFIRMAR'));
    await waitFor(() => expect(went).toEqual([PAY_PAGE]));
    await expect(sent()).toHaveLength(1);
    await expect(sent()[0]?.body).toMatchObject({
      channel: 'MercadoPagos',
      quantity: 3,
      address: 'Rivera 1',
      rut: '211003420017',
    });
    await expect(screen.getByRole('link', { name: /no se abre/ })).toHaveAttribute('href', PAY_PAGE);
  },
});

export const Back = meta.story({
  name: 'Back and VOLVER go one step back with all input, and return the focus to the button',
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
});

export const Addressed = meta.story({
  name: 'a payment address without delivery data leads to that step; an item not for sale is reported',
  play: async ({ mount }) => {
    const { search } = await openPage(mount, '/accessories?item=bag&paso=pago', [ITEMS]);
    await heading('¿Adónde lo enviamos?');
    await expect(search()).toBe('?item=bag');
    await openPage(mount, '/accessories?item=gone', [ITEMS]);
    await alerted('ya no está disponible');
    await expect(await card(BAG.name)).toBeVisible();
  },
});

export const ChannelsOffered = meta.story({
  name: 'the stored channel is chosen if the shop still offers it, otherwise its first one',
  play: async ({ mount }) => {
    for (const { channels, stored, chosen } of [
      { channels: ['MercadoPagos', 'PagosWeb'], stored: 'PagosWeb', chosen: 'PagosWeb' },
      { channels: ['MercadoPagos'], stored: 'PagosWeb', chosen: 'MercadoPagos' },
    ] as const) {
      await showPage(
        mount,
        <PaymentStep
          price={100}
          choices={{ itemId: '1', quantity: 1, channel: stored, ...NO_PAYER }}
          payment={{ step: 'open', error: null }}
          channels={channels}
          onChange={() => undefined}
          onConfirm={() => undefined}
          onBack={() => undefined}
        />,
      );
      const radios = screen.getAllByRole<HTMLInputElement>('radio');
      await expect(radios.map(({ value }) => value)).toEqual(channels);
      await expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', chosen);
    }
  },
});

export const Prerendered = meta.story({
  name: 'prerendered items are shown at once, and sold at the current price of the server',
  play: async ({ mount }) => {
    const answer = gate();
    const { user } = await open(
      mount,
      [{ ...ITEMS, body: [{ ...HOLDER, price: 200 }], gate: answer }],
      [BAG, HOLDER],
    );
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
});

export const LoadedAgain = meta.story({
  name: 'items that fail to load can be retried, and the prerendered ones are not shown',
  play: async ({ mount }) => {
    const { user } = await open(mount, [{ ...ITEMS, body: 'oops' }, ITEMS], [BAG, HOLDER]);
    await alerted(/no ha podido procesar su solicitud/);
    await expect(screen.getByRole('link', { name: 'contáctenos' })).toHaveAttribute('href', '/contact');
    await expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(button('REINTENTAR'));
    await expect(await card(BAG.name)).toBeVisible();
  },
});
