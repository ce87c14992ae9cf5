import { NO_PAYER } from '@laundry/payment-channels/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { purchaseAttempt } from '../../app/storage/purchaseAttempt.ts';
import { memory } from '../../test/site.ts';
import { pageTests } from './openPage.tsx';
import { open, openAs, silence, status } from './paymentResult.tsx';

const meta = {
  title: 'Pruebas/Sitio público/Resultado del pago',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const heading = () => screen.findByRole('heading', { level: 1 });

export const Approved: Story = {
  name: 'shows an approved payment with its receipt',
  play: async ({ mount }) => {
    await open(
      mount,
      status({
        authorizationResult: 'APPROVED',
        amount: 1234.5,
        currency: 858,
        uid: '12345678',
        channel: 'Bancard',
        at: '2026-07-01T02:30:00.000Z',
        reference: 'R-9',
        shopProcessId: '179543707215800',
        responseDescription: 'Transacción aprobada.',
      }),
    );
    await expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
    const told = [
      '1234 5678',
      'Bancard',
      'R-9',
      '30/06/2026 23:30',
      '179543707215800',
      'Transacción aprobada.',
    ];
    for (const text of told) await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^\$\s1\.234,50$/)).toBeVisible());
  },
};

export const Sparse: Story = {
  name: 'does without what the answer does not tell',
  play: async ({ mount }) => {
    await open(mount, status({ authorizationResult: 'APPROVED' }));
    await expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
    await expect(screen.queryByText('Comprobante')).not.toBeInTheDocument();
  },
};

export const AnotherTopUp: Story = {
  name: 'leads from a top-up to another one of its card',
  play: async ({ mount }) => {
    await open(mount, status({ authorizationResult: 'APPROVED', uid: '12345678' }));
    await expect(await screen.findByRole('link', { name: 'HACER OTRA CARGA' })).toHaveAttribute(
      'href',
      '/credit?card=12345678',
    );
  },
};

export const VisibleAgain: Story = {
  name: 'asks again as soon as a pending payment comes into sight',
  play: async ({ mount }) => {
    await open(
      mount,
      status({ authorizationResult: 'PENDING' }),
      status({ authorizationResult: 'DENIED', errorMessage: 'El pago venció.', expired: true }),
    );
    await expect(await heading()).toHaveTextContent('Estamos confirmando su pago');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('El plazo para pagar terminó'),
    );
  },
};

export const UnknownId: Story = {
  name: 'an id of no payment is said plainly, with ways on',
  play: async ({ mount }) => {
    for (const answer of [
      status({ result_code: 'ex_not_found', result_message: 'M' }, 404),
      status({ result_code: 'ex_bad_request', result_message: 'M' }, 400),
    ]) {
      await open(mount, answer);
      await expect(await heading()).toHaveTextContent('No encontramos ese pago');
      await expect(screen.getByRole('link', { name: 'CARGAR SALDO' })).toHaveAttribute('href', '/credit');
      await expect(screen.getByRole('link', { name: 'CONTACTARNOS' })).toHaveAttribute('href', '/contact');
      await expect(screen.queryByRole('button', { name: 'CONSULTAR DE NUEVO' })).not.toBeInTheDocument();
    }
  },
};

export const NoId: Story = {
  name: 'an id of no payment is not even asked for where the address names none',
  play: async ({ mount }) => {
    await openAs(mount, { id: '' }, []);
    await expect(await heading()).toHaveTextContent('No encontramos ese pago');
  },
};

export const Denied: Story = {
  name: 'says once why a payment was denied, in the fixed sentence, and leads back with its card or to the company',
  play: async ({ mount }) => {
    await open(
      mount,
      status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: '12345678' }),
    );
    await expect(await heading()).toHaveTextContent('El pago no se realizó');
    const told = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent);
    await expect(told).toEqual([
      'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: Sin fondos. Intente nuevamente o comuniquese con nostros.',
    ]);
    await expect(screen.getByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
      'href',
      '/credit?card=12345678',
    );
    await expect(screen.getByRole('link', { name: 'CONTACTARNOS' })).toHaveAttribute('href', '/contact');
  },
};

export const Cancelled: Story = {
  name: 'calls a payment that was cancelled no error',
  play: async ({ mount }) => {
    const errorMessage = 'El pago fue cancelado. No se realizó ningún cobro.';
    await open(
      mount,
      status({ authorizationResult: 'DENIED', errorMessage, cancelled: true, uid: '12345678' }),
    );
    await expect(await heading()).toHaveTextContent('Usted canceló el pago');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.queryByText(/Ha ocurrido un error/)).not.toBeInTheDocument();
    await expect(screen.getAllByText(errorMessage)).toHaveLength(1);
    await expect(screen.getByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
      'href',
      '/credit?card=12345678',
    );
  },
};

export const Refunded: Story = {
  name: 'does not praise a payment that was given back',
  play: async ({ mount }) => {
    await open(
      mount,
      status({ authorizationResult: 'APPROVED', refunded: true, uid: '12345678', reference: 'K7QM4TXR' }),
    );
    await expect(await heading()).toHaveTextContent('El pago fue devuelto');
    await expect(screen.queryByText(/El saldo ya está en su tarjeta/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('K7QM4TXR')).toBeVisible());
  },
};

export const Expired: Story = {
  name: 'promises nothing of the money of a payment whose time ended',
  play: async ({ mount }) => {
    const errorMessage = 'El pago venció sin que el medio de pago lo confirmara.';
    await open(
      mount,
      status({ authorizationResult: 'DENIED', errorMessage, expired: true, uid: '12345678' }),
    );
    await expect(await heading()).toHaveTextContent('El plazo para pagar terminó');
    await expect(screen.queryByText('El pago no se realizó')).not.toBeInTheDocument();
    await expect(screen.getByRole('alert')).toHaveTextContent(errorMessage);
  },
};

export const Purchase: Story = {
  name: 'of a purchase tells of the order, names no card and leads back to the shop',
  play: async ({ mount }) => {
    await open(
      mount,
      status({
        authorizationResult: 'APPROVED',
        uid: null,
        amount: 490,
        channel: 'MercadoPagos',
        purchase: { item: 'Bolsa de lavandería', quantity: 2, address: 'Rivera 2345 apto. 3' },
      }),
    );
    await expect(await heading()).toHaveTextContent('Compra realizada con éxito!');
    await waitFor(() => expect(screen.getByText(/un correo con los datos de su pedido/)).toBeVisible());
    for (const [label, value] of [
      ['Concepto', 'Compra de accesorios'],
      ['Artículo', 'Bolsa de lavandería'],
      ['Cantidad', '2'],
      ['Dirección de envío', 'Rivera 2345 apto. 3'],
    ] as const)
      await expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value);
    await expect(screen.queryByText('Tarjeta')).not.toBeInTheDocument();
    await expect(screen.queryByText(/saldo/)).not.toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' })).toHaveAttribute(
      'href',
      '/accessories',
    );
  },
};

export const PurchaseDenied: Story = {
  name: 'of a purchase that was denied leads back to its payment step',
  play: async ({ mount }) => {
    const session = memory();
    purchaseAttempt.save(session, { itemId: 'bag 1', quantity: 2, channel: 'MercadoPagos', payer: NO_PAYER });
    await openAs(mount, { session }, [
      status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: null }),
    ]);
    await expect(await screen.findByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
      'href',
      '/accessories?item=bag+1&paso=pago',
    );
  },
};

export const PurchaseDeniedElsewhere: Story = {
  name: 'of a purchase that was denied in another browser leads back to the shop',
  play: async ({ mount }) => {
    await open(mount, status({ authorizationResult: 'DENIED', errorMessage: 'Sin fondos.', uid: null }));
    await expect(await screen.findByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toHaveAttribute(
      'href',
      '/accessories',
    );
  },
};

export const Offline: Story = {
  name: 'says that there is no connection where nothing answers, whatever the browser believes',
  play: async ({ mount }) => {
    await expect(navigator.onLine).toBe(true);
    await open(mount, ...silence, status({ authorizationResult: 'APPROVED' }));
    await expect(await heading()).toHaveTextContent('Todavía no conocemos el resultado de su pago.');
    await waitFor(() => expect(screen.getByText('Sin conexión.')).toBeVisible());
    await userEvent.setup().click(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' }));
    await waitFor(() => expect(screen.getByText('Compra realizada con éxito!')).toBeVisible());
  },
};

export const AskedAgain: Story = {
  name: 'asks again when the result is not known',
  play: async ({ mount }) => {
    await open(
      mount,
      status({ result_code: 'ex_internal', result_message: '' }, 500),
      status({ authorizationResult: 'APPROVED' }),
    );
    await expect(await heading()).toHaveTextContent('Todavía no conocemos el resultado de su pago.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' }));
    await waitFor(() => expect(screen.getByText('Compra realizada con éxito!')).toBeVisible());
  },
};
