import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pageTests } from './openPage.tsx';
import { open, openAs, silence, status } from './paymentResult.tsx';

const meta = {
  title: 'Pruebas/Sitio público/Pago en un local',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const heading = () => screen.findByRole('heading', { level: 1 });

const ticket = {
  number: '7760804294',
  verificationCode: '482913',
  slip: 'https://pagos.example/ticket?payment_id=1',
  payUntil: '2026-07-06T02:30:00.000Z',
};
const pending = (more: object = {}) =>
  status({ authorizationResult: 'PENDING', channel: 'RedPagos', reference: 'K7QM4TXR', ticket, ...more });

export const Ticket: Story = {
  name: 'a RedPagos payment that is pending shows all that is taken to a counter, whenever the page is opened',
  play: async ({ mount }) => {
    await open(mount, pending({ amount: 760 }));
    await expect(await heading()).toHaveTextContent(/^Pague \$\s760 hasta el 05\/07\/2026$/);
    await waitFor(() => expect(screen.getByText(/local de la red de cobranza/)).toBeVisible());
    for (const text of ['7760804294', '482913', 'K7QM4TXR'])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    const number = document.createRange();
    number.selectNodeContents(screen.getByText('7760804294'));
    await expect(number.getClientRects()).toHaveLength(1);
    for (const name of ['Copiar el número para pagar', 'Copiar el código de verificación'])
      await expect(screen.getByRole('button', { name })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Todavía no recibimos su pago' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'VER EL TALÓN' })).toHaveAttribute('href', ticket.slip);
  },
};

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
