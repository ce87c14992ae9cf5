import { memory } from '@laundry/flow/testing';
import { EMPTY_PAYER } from '@laundry/payment-channels/client';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CARD } from '../../test/answers.ts';
import { choose, enterCard } from '../topUp.ts';
import { created, methods, open, PAY_PAGE } from './creditPage.tsx';
import { button, field, pageTests, seen } from './openPage.tsx';

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Tarjetas recordadas',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

const KEY = 'laundry.cards';
const MINE = JSON.stringify([{ card: CARD, name: 'Mi tarjeta' }]);
const remember = () => screen.findByLabelText('Recordar esta tarjeta en este dispositivo');

export const Remembered = meta.story({
  name: 'a card is remembered only on request, can be renamed, and is forgotten again',
  play: async ({ mount }) => {
    const device = memory();
    const { user } = await open(mount, [methods(['Bancard'])], { device });
    await enterCard(user);
    await expect(await remember()).not.toBeChecked();
    await expect(device.getItem(KEY)).toBeNull();
    await user.click(await remember());
    await expect(device.getItem(KEY)).toBe(MINE);
    await user.type(field('Nombre de la tarjeta'), ' azul');
    await expect(device.getItem(KEY)).toBe(MINE.replace('Mi tarjeta', 'Mi tarjeta azul'));
    await user.click(await remember());
    await choose(user, 'Bancard');
    await expect(device.getItem(KEY)).toBeNull();
  },
});

export const LinesChanged = meta.story({
  name: 'what the device remembers can be changed line by line',
  play: async ({ mount }) => {
    const values = { ...EMPTY_PAYER, firstName: 'Eva', lastName: 'Paz', email: 'eva@b.uy', amount: 2380 };
    const last = { channel: 'MercadoPagos', values };
    const device = memory({ [KEY]: JSON.stringify([{ card: CARD, name: 'Mi tarjeta', last }]) });
    const answers = [methods(['MercadoPagos', 'RedPagos']), created({ checkout: PAY_PAGE })];
    /** Presses the button of a line, on a new page. */
    const change = async (what: string) => {
      const page = await open(mount, answers, { device, card: CARD });
      await page.user.click(await screen.findByRole('button', { name: `Cambiar ${what}` }));
      return page;
    };
    await change('la tarjeta');
    await expect(await screen.findByLabelText('Código de tarjeta')).toHaveValue('1234 5678');
    await change('quién paga');
    await expect(await screen.findByLabelText('Nombre')).toHaveValue('Eva');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const { user, went } = await change('el medio de pago');
    await expect(await screen.findByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
    // Another channel may ask for more, so its form is shown.
    await choose(user, 'RedPagos');
    await expect(field('Nombre')).toHaveValue('Eva');
    await user.type(field('Número de documento'), '12345672');
    await user.click(button('COMPRAR'));
    await waitFor(() => expect(went).toEqual([PAY_PAGE]));
    await change('quién paga');
    await expect(await screen.findByLabelText('Número de documento')).toHaveValue('1.234.567-2');
  },
});

export const PayerForgotten = meta.story({
  name: "the payer's data are forgotten as soon as that is unchecked",
  play: async ({ mount }) => {
    const last = { channel: 'Bancard', values: { ...EMPTY_PAYER, firstName: 'Ana', amount: 500 } };
    const device = memory({ [KEY]: JSON.stringify([{ card: CARD, name: 'Mía', last }]) });
    const { user } = await open(mount, [methods(['Bancard'])], { device });
    await user.click(await screen.findByRole('button', { name: 'Mía · 1234\u00a05678' }));
    // Because the data are incomplete, the form is shown instead of a summary.
    await expect(await screen.findByLabelText('Nombre')).toHaveValue('Ana');
    await expect(field('Monto')).toHaveValue('500');
    await user.click(screen.getByLabelText('Recordar la tarjeta y mis datos en este dispositivo'));
    await expect(device.getItem(KEY)).toBe(JSON.stringify([{ card: CARD, name: 'Mía' }]));
  },
});

export const Removed = meta.story({
  name: 'remembered cards can be removed one by one',
  play: async ({ mount }) => {
    const other = { card: '20000002', name: 'De casa' };
    const device = memory({ [KEY]: JSON.stringify([{ card: CARD, name: 'Mía' }, other]) });
    const { user } = await open(mount, [], { device });
    await user.click(await screen.findByRole('button', { name: 'Quitar Mía' }));
    await expect(screen.queryByRole('button', { name: /^Mía/ })).not.toBeInTheDocument();
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(button('Quitar De casa'));
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(device.getItem(KEY)).toBeNull();
  },
});

export const DeviceForgotten = meta.story({
  name: 'one press forgets all data on the device, and confirms it',
  play: async ({ mount }) => {
    const device = memory({ [KEY]: MINE, 'failure-reports': '[]' });
    const { user } = await open(mount, [], { device });
    await user.click(await screen.findByRole('button', { name: 'Olvidar mis datos en este dispositivo' }));
    await expect(device.keys()).toEqual([]);
    await expect(screen.queryByRole('button', { name: /^Mi tarjeta/ })).not.toBeInTheDocument();
    await seen('Borramos sus datos de este dispositivo.');
  },
});
