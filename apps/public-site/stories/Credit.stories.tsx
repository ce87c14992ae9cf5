import { gate, refusal } from '@laundry/flow/testing';
import { EMPTY_PAYER } from '@laundry/payment-channels/client';
import { expect, screen } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { REMEMBERED_CARDS } from '../app/storage/namedCard.ts';
import { CARD, creation, methods } from '../test/answers.ts';
import { shows, sitePage, small } from './SitePage.tsx';
import { choose, enterCard, fillIn } from './topUp.ts';

const CHANNELS = ['MercadoPagos', 'Bancard', 'RedPagos'];

const meta = preview.meta({
  title: 'Páginas/Sitio público/Cargar saldo',
  ...sitePage,
  args: { path: '/credit' },
});

const priced = { answers: [methods(CHANNELS)] };

/** Goes to the step of the payer's data, with a channel. */
async function toData(user: UserEventObject, channel = 'MercadoPagos') {
  await enterCard(user);
  await choose(user, channel);
}

async function buy(user: UserEventObject) {
  await toData(user);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'COMPRAR' }));
}

export const Tarjeta = meta.story({ tags: ['visual'] });
export const TarjetaEnUnCelular = meta.story({ name: 'Tarjeta, en un celular', ...small, tags: ['visual'] });
const values = { ...EMPTY_PAYER, firstName: 'Ana', lastName: 'Paz', email: 'ana@b.uy', amount: 640 };
const stored = {
  [REMEMBERED_CARDS]: JSON.stringify([
    { card: CARD, name: 'La de casa', last: { channel: 'MercadoPagos', values } },
    { card: '20000002', name: 'La del apartamento de mi madre' },
  ]),
};
export const TarjetasRecordadas = meta.story({
  name: 'Tarjetas recordadas',
  args: { stored },
  play: shows(/^La de casa/),
  tags: ['visual'],
});
export const ConfirmeSuCarga = meta.story({
  name: 'Confirme su carga',
  args: { ...priced, stored },
  play: shows('Confirme su carga', async (user) =>
    user.click(await screen.findByRole('button', { name: /^La de casa/ })),
  ),
  tags: ['night'],
});
export const RecordarLaTarjeta = meta.story({
  name: 'Recordar la tarjeta',
  args: priced,
  play: async ({ canvas, userEvent }) => {
    await enterCard(userEvent);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Recordar/ }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre de la tarjeta' })).toHaveValue('Mi tarjeta');
  },
});
export const TarjetaDesconocida = meta.story({
  name: 'Tarjeta desconocida',
  args: { answers: [{ path: '/api/v1/card/methods', ...refusal(422, 'CARD_NOT_FOUND') }] },
  play: async ({ canvas, userEvent }) => {
    await enterCard(userEvent);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'ABRIR EL CHAT-BOT' })).not.toBeInTheDocument();
  },
});
export const TarjetaPerdida = meta.story({
  name: 'Tarjeta bloqueada por extravío',
  args: { answers: [{ path: '/api/v1/card/methods', ...refusal(422, '100') }] },
  play: async ({ canvas, userEvent }) => {
    await enterCard(userEvent);
    await expect(await canvas.findByRole('link', { name: 'ABRIR EL CHAT-BOT' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/bloqueada por extravío/);
  },
});
export const SinCodigo = meta.story({
  name: 'Sin código',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CONTINUAR' }));
    await expect(canvas.getByRole('textbox', { name: /Código de tarjeta/ })).toHaveFocus();
  },
  tags: ['visual'],
});
export const Buscando = meta.story({
  args: { answers: [{ ...methods(CHANNELS), gate: gate() }] },
  play: shows(/Buscando los precios/, enterCard),
});
export const MedioDePago = meta.story({
  name: 'Medio de pago',
  args: priced,
  play: async ({ canvas, userEvent }) => {
    await enterCard(userEvent);
    await expect(await canvas.findByRole('radio', { name: /RedPagos/ })).toBeEnabled();
  },
  tags: ['visual'],
});
export const SinMedios = meta.story({
  name: 'Sin medios de pago',
  args: { answers: [methods(['Cheques'])] },
  play: shows('No hay medios de pago disponibles', enterCard),
});
export const Datos = meta.story({
  args: priced,
  play: ({ userEvent }) => toData(userEvent),
  tags: ['visual'],
});
/** RedPagos also asks for the payer's document. */
export const DatosDeRedPagos = meta.story({
  name: 'Datos de RedPagos',
  args: priced,
  play: async ({ canvas, userEvent }) => {
    await toData(userEvent, 'RedPagos');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Número de documento' }), '12345672');
    await expect(canvas.getByRole('combobox', { name: 'Tipo de documento' })).toHaveDisplayValue('Cédula');
  },
  tags: ['visual'],
});
/** Everything that COMPRAR needs, with a long amount. */
export const DatosCompletos = meta.story({
  name: 'Datos completos',
  args: priced,
  play: async ({ canvas, userEvent }) => {
    await toData(userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: /^4\susos/ }));
    await fillIn(userEvent);
    await userEvent.clear(canvas.getByRole('textbox', { name: /Monto/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Monto/ }), '19999,99');
    await expect(canvas.getByRole('button', { name: 'COMPRAR' })).toBeEnabled();
  },
  tags: ['visual'],
});
export const Iniciando = meta.story({
  name: 'Iniciando el pago',
  args: { answers: [methods(CHANNELS), creation({ gate: gate() })] },
  play: shows(/Estamos iniciando su pago/, buy),
});
export const ErrorDelServidor = meta.story({
  name: 'Error del servidor',
  args: { answers: [methods(CHANNELS), creation(refusal(500, 'INTERNAL_ERROR'))] },
  play: async ({ canvas, userEvent }) => {
    await buy(userEvent);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Monto/ })).toHaveValue('1.234,50');
  },
});
