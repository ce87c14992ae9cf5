import { NO_PAYER } from '@laundry/payment-channels/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { purchaseAttempt } from '../../app/storage/attempts.ts';
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

export const NoId: Story = {
  name: 'an id of no payment is not even asked for where the address names none',
  play: async ({ mount }) => {
    await openAs(mount, { id: '' }, []);
    await expect(await heading()).toHaveTextContent('No encontramos ese pago');
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

const ticket = {
  number: '7760804294',
  verificationCode: '482913',
  slip: 'https://pagos.example/ticket?payment_id=1',
  payUntil: '2026-07-06T02:30:00.000Z',
};
const pending = (more: object = {}) =>
  status({ authorizationResult: 'PENDING', channel: 'RedPagos', reference: 'K7QM4TXR', ticket, ...more });

export const SparseTicket: Story = {
  name: 'a RedPagos payment that is pending does without what the provider does not give, and leads nowhere else than to a provider',
  play: async ({ mount }) => {
    await open(mount, pending({ ticket: { number: '7760804294', slip: 'https://evil.example/ticket' } }));
    await waitFor(() => expect(screen.getByText('7760804294')).toBeVisible());
    await expect(await heading()).toHaveTextContent(/^Pague en un local de la red de cobranza$/);
    await expect(screen.queryByText('Código de verificación')).not.toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: 'VER EL TALÓN' })).not.toBeInTheDocument();
  },
};

export const TicketOffline: Story = {
  name: 'a RedPagos payment that is pending keeps what it shows where the network goes away, says so, and goes on by itself',
  play: async ({ mount }) => {
    const pauses: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => pauses.push(resolve));
    await openAs(mount, { wait }, [pending(), ...silence, status({ authorizationResult: 'APPROVED' })]);
    await screen.findByText('7760804294');
    const goOn = async (count: number) => {
      await waitFor(() => expect(pauses).toHaveLength(count));
      pauses.at(-1)?.();
    };
    await goOn(1);
    await waitFor(() => expect(screen.getByText('Sin conexión.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('7760804294')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'CONSULTAR DE NUEVO' })).toBeVisible());
    await goOn(2);
    await waitFor(() => expect(screen.getByText('Compra realizada con éxito!')).toBeVisible());
  },
};
