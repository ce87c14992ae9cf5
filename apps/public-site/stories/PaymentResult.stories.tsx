import { gate, refusal } from '@laundry/flow/testing';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RESULT, status } from '../test/answers.ts';
import { sitePage, smallAtNight, titled } from './SitePage.tsx';
import type { Play } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Resultado del pago',
  ...sitePage,
  args: { path: RESULT },
});

/** Expects the page's links to have these URLs, by name. */
const leads = (links: Readonly<Record<string, string>>): Play => {
  return async ({ canvas }) => {
    for (const [name, href] of Object.entries(links))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  };
};

/** A story's args: the API's answer about the payment. */
const told = (body: Record<string, unknown>) => ({ answers: [status(body)] });

const AGAIN = { 'INTENTAR NUEVAMENTE': '/credit?card=12345678' };
const CONTACT = { CONTACTARNOS: '/contact' };

export const Aprobado = meta.story({
  args: told({ authorizationResult: 'APPROVED' }),
  play: titled('Compra realizada con éxito!', leads({ 'HACER OTRA CARGA': '/credit?card=12345678' })),
  tags: ['visual'],
});
export const CompraAprobada = meta.story({
  name: 'Compra aprobada',
  args: told({
    authorizationResult: 'APPROVED',
    uid: null,
    amount: 980,
    purchase: {
      item: 'Bolsa de lavandería',
      quantity: 2,
      address: 'Avenida Rivera 2345 apto. 302, Pocitos',
    },
  }),
  play: titled('Compra realizada con éxito!', async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(/un correo con los datos de su pedido/)).toBeInTheDocument();
    for (const [label, value] of [
      ['Concepto', 'Compra de accesorios'],
      ['Artículo', 'Bolsa de lavandería'],
      ['Cantidad', '2'],
      ['Dirección de envío', 'Avenida Rivera 2345 apto. 302, Pocitos'],
    ] as const)
      await expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(value);
    await expect(canvas.queryByText('Tarjeta')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/saldo/, { selector: 'main *' })).not.toBeInTheDocument();
    await leads({ 'VOLVER A LOS ACCESORIOS': '/accessories' })(context);
  }),
});
export const AprobadoDeNoche = Aprobado.extend({
  name: 'Aprobado, de noche y en un celular',
  ...smallAtNight,
  tags: ['visual'],
});
export const Pendiente = meta.story({
  args: told({ authorizationResult: 'PENDING' }),
  play: titled('Estamos confirmando su pago'),
});
export const ParaPagarEnUnLocal = meta.story({
  name: 'Para pagar en un local',
  args: told({
    authorizationResult: 'PENDING',
    channel: 'RedPagos',
    ticket: {
      number: '7760804294',
      verificationCode: '482913',
      slip: 'http://localhost:4220/redpagos/ticket?payment_id=1',
      payUntil: '2026-03-21T18:32:00.000Z',
    },
  }),
  play: titled(/^Pague \$\s400 hasta el 21\/03\/2026 15:32$/, async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(/local de la red de cobranza/)).toBeInTheDocument();
    for (const text of ['7760804294', '482913', 'K7QM4TXR'])
      await expect(canvas.getByText(text)).toBeInTheDocument();
    const number = document.createRange();
    number.selectNodeContents(canvas.getByText('7760804294'));
    await expect(number.getClientRects()).toHaveLength(1);
    for (const name of ['Copiar el número para pagar', 'Copiar el código de verificación'])
      await expect(canvas.getByRole('button', { name })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Estamos confirmando su pago' })).toBeInTheDocument();
    await leads({ 'VER EL TALÓN': 'http://localhost:4220/redpagos/ticket?payment_id=1' })(context);
  }),
  tags: ['visual'],
});
export const Devuelto = meta.story({
  args: told({ authorizationResult: 'APPROVED', refunded: true }),
  play: titled('El pago fue devuelto', async ({ canvas }) => {
    await expect(canvas.queryByText(/El saldo ya está en su tarjeta/)).not.toBeInTheDocument();
    await expect(canvas.getByText('K7QM4TXR')).toBeInTheDocument();
  }),
});
export const Vencido = meta.story({
  args: told({
    authorizationResult: 'DENIED',
    expired: true,
    errorMessage:
      'El pago venció sin que el medio de pago lo confirmara. Si usted pagó, se acreditará en cuanto lo confirme.',
  }),
  play: titled('El plazo para pagar terminó', async ({ canvas }) => {
    await expect(canvas.queryByText('El pago no se realizó')).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/El pago venció sin que el medio de pago/);
  }),
});
export const Rechazado = meta.story({
  args: told({ authorizationResult: 'DENIED', errorMessage: 'Fondos insuficientes' }),
  play: titled('El pago no se realizó', async (context) => {
    const said = [...context.canvas.getByRole('alert').querySelectorAll('p')];
    await expect(said.map(({ textContent }) => textContent)).toEqual([
      'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: Fondos insuficientes Intente nuevamente o comuniquese con nostros.',
    ]);
    await leads({ ...AGAIN, ...CONTACT })(context);
    await expect(context.canvas.queryByRole('button', { name: 'IMPRIMIR' })).not.toBeInTheDocument();
  }),
  tags: ['visual'],
});
export const Cancelado = meta.story({
  args: told({
    authorizationResult: 'DENIED',
    cancelled: true,
    errorMessage: 'El pago fue cancelado. No se realizó ningún cobro.',
  }),
  play: titled('Usted canceló el pago', async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Ha ocurrido un error/)).not.toBeInTheDocument();
    await expect(canvas.getAllByText('El pago fue cancelado. No se realizó ningún cobro.')).toHaveLength(1);
    await leads(AGAIN)(context);
  }),
});
export const Desconocido = meta.story({
  name: 'Todavía no se conoce',
  args: { answers: [{ ...status({}), networkError: true }] },
  play: titled('Todavía no conocemos el resultado de su pago.'),
});
export const NoExiste = meta.story({
  name: 'No existe',
  args: {
    answers: [{ ...status({}), ...refusal(404, 'ex_not_found') }],
  },
  play: titled('No encontramos ese pago', async (context) => {
    await leads({ 'CARGAR SALDO': '/credit', ...CONTACT })(context);
    await expect(
      context.canvas.queryByRole('button', { name: 'CONSULTAR DE NUEVO' }),
    ).not.toBeInTheDocument();
  }),
});
export const Consultando = meta.story({ args: { answers: [{ ...status({}), gate: gate() }] } });
export const NadaQuePagar = meta.story({ name: 'Sin pago en curso', args: { path: '/bancard-checkout' } });
