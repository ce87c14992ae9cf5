import { memory } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { NO_PAYER } from '@laundry/payment-channels/client';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { purchaseAttempt } from '../../app/storage/attempts.ts';
import { button, openPage, pageTests, seen } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const restorers: (() => void)[] = [];

/** Defines, for one story, a property that the browser lacks or has differently. */
function define(target: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  restorers.unshift(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

const meta = preview.meta({
  title: 'Pruebas/Sitio público/Resultado del pago',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
  beforeEach: () => () => {
    for (const restore of restorers.splice(0)) restore();
  },
});

/** The API's answer to the status query of payment t-1. */
const status = (body: unknown, code = 200): FakeAnswer => ({
  path: '/api/v1/transaction/status/t-1',
  status: code,
  body,
});

/** No answer at all, to a query and its retries (D9). */
const silence: FakeAnswer[] = Array.from({ length: 3 }, () => ({ ...status({}), networkError: true }));

const PATH = '/bancard-checkout-success/t-1';

/** Shows the page of payment t-1. */
const open = (mount: Mount, ...answers: FakeAnswer[]) => openPage(mount, PATH, answers);

const heading = () => screen.findByRole('heading', { level: 1 });

export const Sparse = meta.story({
  name: 'a response with the result alone shows no receipt',
  play: async ({ mount }) => {
    await open(mount, status({ authorizationResult: 'APPROVED' }));
    await expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
    await expect(screen.queryByText('Comprobante')).not.toBeInTheDocument();
  },
});

export const VisibleAgain = meta.story({
  name: 'a pending payment is queried again as soon as the page becomes visible; its result takes the focus',
  play: async ({ mount }) => {
    await open(
      mount,
      status({ authorizationResult: 'PENDING', errorMessage: 'Lo estamos revisando.' }),
      status({ authorizationResult: 'DENIED', errorMessage: 'El pago venció.', expired: true }),
    );
    await expect(await heading()).toHaveTextContent('Estamos confirmando su pago');
    await seen('Lo estamos revisando.');
    await expect(screen.getByRole('link', { name: 'CONTACTARNOS' })).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('El plazo para pagar terminó'),
    );
    await expect(await heading()).toHaveFocus();
  },
});

export const NoId = meta.story({
  name: 'an address without a payment shows that it was not found',
  play: async ({ mount }) => {
    await openPage(mount, '/bancard-checkout-success/%E0%A4%A', []);
    await expect(await heading()).toHaveTextContent('No encontramos ese pago');
  },
});

export const PurchaseDenied = meta.story({
  name: 'a denied purchase links back to its payment step, in another browser to the shop',
  play: async ({ mount }) => {
    const session = memory();
    purchaseAttempt.save(session, { itemId: 'bag 1', quantity: 2, channel: 'MercadoPagos', ...NO_PAYER });
    for (const [kept, href] of [
      [session, '/accessories?item=bag+1&paso=pago'],
      [memory(), '/accessories'],
    ] as const) {
      const denied = status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: null });
      await openPage(mount, PATH, [denied], { session: kept });
      const again = await screen.findByRole('link', { name: 'INTENTAR NUEVAMENTE' });
      await expect(again).toHaveAttribute('href', href);
    }
  },
});

export const Offline = meta.story({
  name: 'a lost connection is shown until a press or the returning network repeats the query',
  play: async ({ mount }) => {
    for (const again of [
      () => userEvent.click(button('CONSULTAR DE NUEVO')),
      () => window.dispatchEvent(new Event('online')),
    ]) {
      await expect(navigator.onLine).toBe(true);
      await open(mount, ...silence, status({ authorizationResult: 'APPROVED' }));
      await expect(await heading()).toHaveTextContent('Todavía no conocemos el resultado de su pago.');
      await seen('Sin conexión.');
      await again();
      await seen('Compra realizada con éxito!');
    }
  },
});

const pending = status({
  authorizationResult: 'PENDING',
  channel: 'RedPagos',
  ticket: { number: '7760804294', slip: 'https://evil.example/ticket' },
});

export const SparseTicket = meta.story({
  name: 'a pending RedPagos payment leaves out missing data, and links to no foreign host',
  play: async ({ mount }) => {
    await open(mount, pending);
    await seen('7760804294');
    await expect(await heading()).toHaveTextContent(/^Pague en un local de la red de cobranza$/);
    await expect(screen.queryByText('Código de verificación')).not.toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: 'VER EL TALÓN' })).not.toBeInTheDocument();
  },
});

export const TicketOffline = meta.story({
  name: 'a pending RedPagos payment stays shown without network, says so, and continues by itself',
  play: async ({ mount }) => {
    const pauses: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => pauses.push(resolve));
    const answers = [pending, ...silence, status({ authorizationResult: 'APPROVED' })];
    await openPage(mount, PATH, answers, { wait });
    await screen.findByText('7760804294');
    const goOn = async (count: number) => {
      await waitFor(() => expect(pauses).toHaveLength(count));
      pauses.at(-1)?.();
    };
    await goOn(1);
    await seen('Sin conexión.');
    await seen('7760804294');
    await waitFor(() => expect(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' })).toBeVisible());
    await goOn(2);
    await seen('Compra realizada con éxito!');
  },
});

const approved = status({ authorizationResult: 'APPROVED', reference: 'R-9' });

export const Printed = meta.story({
  name: 'the receipt is printed, and its reference copied with a confirmation',
  play: async ({ mount }) => {
    const copied: unknown[] = [];
    let printed = 0;
    await open(mount, approved);
    const user = userEvent.setup();
    define(window, 'print', () => (printed += 1));
    define(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    await user.click(await screen.findByRole('button', { name: 'Copiar la referencia' }));
    await expect(copied).toEqual(['R-9']);
    await screen.findByText('Copiado');
    await user.click(button('IMPRIMIR'));
    await expect(printed).toBe(1);
    for (const fact of ['Lavadero', 'Carga de saldo', 'Lavadero del Ejemplo S.A.', 'RUT 210000000019'])
      await seen(fact);
  },
});

export const Shared = meta.story({
  name: 'the receipt is shared by the device, and not copied if sharing is cancelled',
  play: async ({ mount }) => {
    const [shared, copied]: [unknown[], unknown[]] = [[], []];
    await open(mount, approved);
    const user = userEvent.setup();
    define(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    define(navigator, 'share', () => Promise.reject(new DOMException('', 'AbortError')));
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
    await expect(copied).toEqual([]);
    define(navigator, 'share', (what: unknown) => Promise.resolve(void shared.push(what)));
    await user.click(button('COMPARTIR'));
    // The shared URL has no query, because providers add data to it.
    const { origin, pathname } = window.location;
    await expect(shared).toEqual([{ title: 'Comprobante', url: `${origin}${pathname}` }]);
  },
});

export const LinkCopied = meta.story({
  name: 'the link of the receipt is copied if the device cannot share, and the outcome is shown',
  play: async ({ mount }) => {
    for (const [writeText, text] of [
      [() => Promise.resolve(), /Copiamos el enlace/],
      [() => Promise.reject(new Error('refused')), /No pudimos/],
    ] as const) {
      await open(mount, approved);
      const user = userEvent.setup();
      define(navigator, 'share', undefined);
      define(navigator, 'clipboard', { writeText });
      await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
      await seen(text);
    }
  },
});
