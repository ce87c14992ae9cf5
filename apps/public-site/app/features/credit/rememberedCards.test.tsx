import '@testing-library/jest-dom';
import { EMPTY_PAYER } from '@laundry/payment-channels';
import { screen, waitFor } from '@testing-library/react';
import {
  CARD,
  PAY_PAGE,
  methods,
  creation,
  open,
  button,
  field,
  enterCard,
  choose,
  fillIn,
} from '../../../test/creditPage.tsx';
import { memory } from '../../../test/site.ts';
import { loadCards, rememberCard } from '../../session/rememberedCards.ts';

describe('cards that the device remembers', () => {
  const KEY = 'laundry.cards';
  const MINE = JSON.stringify([{ card: CARD, name: 'Mi tarjeta' }]);
  const remember = () => screen.findByLabelText('Recordar esta tarjeta en este dispositivo');

  it('are none unless the person asks for it', async () => {
    const device = memory();
    const { user } = await open([methods(['Bancard'])], { device });
    await enterCard(user);
    expect(await remember()).not.toBeChecked();
    await choose(user, 'Bancard');
    expect(device.getItem(KEY)).toBeNull();
  });

  it('are kept when asked for, under a name that can be changed, and forgotten again', async () => {
    const device = memory();
    const { user } = await open([methods(['Bancard'])], { device });
    await enterCard(user);
    await user.click(await remember());
    expect(device.getItem(KEY)).toBe(MINE);
    await user.type(field('Nombre de la tarjeta'), ' azul');
    expect(device.getItem(KEY)).toBe(MINE.replace('Mi tarjeta', 'Mi tarjeta azul'));
    await user.click(await remember());
    expect(device.getItem(KEY)).toBeNull();
  });

  it('are offered on step 1: a press goes on with one', async () => {
    const device = memory();
    device.setItem(KEY, MINE);
    const { user, server } = await open([methods(['Bancard'])], { device });
    await user.click(button('Mi tarjeta · 1234\u00a05678'));
    expect(await remember()).toBeChecked();
    expect(server.requests[0]?.url.searchParams.get('param1')).toBe(CARD);
  });

  it('are topped up again with three presses, by whom and as the last time', async () => {
    const device = memory();
    const first = await open([methods(['Bancard', 'MercadoPagos']), creation(201, { checkout: PAY_PAGE })], {
      device,
    });
    await enterCard(first.user);
    await choose(first.user, 'MercadoPagos');
    await fillIn(first.user);
    await first.user.click(button(/^2\susos/));
    await first.user.click(screen.getByLabelText('Recordar la tarjeta y mis datos en este dispositivo'));
    expect(device.getItem(KEY)).toBeNull();
    await first.user.click(button('COMPRAR'));
    await waitFor(() => expect(first.went).toEqual([PAY_PAGE]));
    first.close();

    const again = await open([methods(['Bancard', 'MercadoPagos']), creation(201, { checkout: PAY_PAGE })], {
      device,
    });
    await again.user.click(button('Mi tarjeta · 1234\u00a05678'));
    expect(await screen.findByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
    await again.user.click(button('CONTINUAR'));
    await again.user.click(await screen.findByRole('button', { name: 'COMPRAR' }));
    await waitFor(() => expect(again.went).toEqual([PAY_PAGE]));
    const [, created] = again.server.requests;
    expect(created?.body).toMatchObject({ name: 'Ana Paz', email: 'a@b.uy', amount: 2380 });
  });

  it('forget who pays as soon as that is no longer asked for', async () => {
    const device = memory();
    const last = { channel: 'Bancard', values: { ...EMPTY_PAYER, firstName: 'Ana', amount: 500 } };
    device.setItem(KEY, JSON.stringify([{ card: CARD, name: 'Mía', last }]));
    const { user } = await open([methods(['Bancard'])], { device });
    await user.click(button('Mía · 1234\u00a05678'));
    await choose(user, 'Bancard');
    expect(field('Nombre')).toHaveValue('Ana');
    expect(field('Monto')).toHaveValue('500');
    await user.click(screen.getByLabelText('Recordar la tarjeta y mis datos en este dispositivo'));
    expect(device.getItem(KEY)).toBe(JSON.stringify([{ card: CARD, name: 'Mía' }]));
  });

  it('can be taken off one by one', async () => {
    const device = memory();
    device.setItem(
      KEY,
      JSON.stringify([
        { card: CARD, name: 'Mía' },
        { card: '20000002', name: 'De casa' },
      ]),
    );
    const { user } = await open([], { device });
    await user.click(button('Quitar Mía'));
    expect(screen.queryByRole('button', { name: /^Mía/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(button('Quitar De casa'));
    expect(device.getItem(KEY)).toBeNull();
  });

  it.each(['{', '"x"', '[{"card":"1","name":"x"}]', '[{"card":"12345678","name":""}]', '[1]'])(
    'are none where the device keeps %s',
    async (garbage) => {
      const device = memory();
      device.setItem(KEY, garbage);
      await open([], { device });
      expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    },
  );

  it('are at most five, and need no storage that works', async () => {
    const device = memory();
    for (let number = 0; number < 7; number += 1)
      rememberCard(device, { card: `1000000${number}`, name: 'x'.repeat(50) });
    expect(loadCards(device).map(({ card }) => card.slice(-1))).toEqual(['6', '5', '4', '3', '2']);
    expect(loadCards(device)[0]?.name).toHaveLength(30);
    const closed = {
      ...device,
      setItem: () => {
        throw new Error('closed');
      },
    };
    expect(() => rememberCard(closed, { card: CARD, name: 'Mía' })).not.toThrow();
  });
});
