import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pageTests } from './openPage.tsx';
import { open, status } from './paymentResult.tsx';

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

const meta = {
  title: 'Pruebas/Sitio público/Comprobante del pago',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
  beforeEach: () => () => {
    for (const restore of restorers.splice(0)) restore();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const approved = status({ authorizationResult: 'APPROVED', reference: 'R-9' });

export const Copied: Story = {
  name: 'the receipt has a reference that is copied, which is told',
  play: async ({ mount }) => {
    const copied: unknown[] = [];
    await open(mount, approved);
    const user = userEvent.setup();
    define(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    await user.click(await screen.findByRole('button', { name: 'Copiar la referencia' }));
    await expect(copied).toEqual(['R-9']);
    await expect(await screen.findByText('Copiado')).toBeInTheDocument();
  },
};

export const Printed: Story = {
  name: 'the receipt is printed',
  play: async ({ mount }) => {
    let printed = 0;
    define(window, 'print', () => (printed += 1));
    await open(mount, approved);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'IMPRIMIR' }));
    await expect(printed).toBe(1);
    await waitFor(() => expect(screen.getByText('Lavadero')).toBeVisible());
    await expect(screen.getByText('Carga de saldo')).toBeVisible();
    for (const fact of ['Lavaderos S.A.', 'RUT 210000000019', 'Calle 1'])
      await expect(screen.getByText(fact)).toBeVisible();
  },
};

export const Shared: Story = {
  name: 'the receipt is shared by the means of the device',
  play: async ({ mount }) => {
    const shared: unknown[] = [];
    const store = await open(mount, approved);
    const user = userEvent.setup();
    define(navigator, 'share', (what: unknown) => Promise.resolve(void shared.push(what)));
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
    // What a provider adds to the address is not for others.
    const { origin, pathname } = window.location;
    await expect(shared).toEqual([{ title: 'Comprobante', url: `${origin}${pathname}` }]);
    await expect(store.getState().notifications).toEqual([]);
  },
};

export const ShareCancelled: Story = {
  name: 'the receipt is not shared in another way when the person leaves that',
  play: async ({ mount }) => {
    const copied: unknown[] = [];
    const store = await open(mount, approved);
    const user = userEvent.setup();
    define(navigator, 'share', () => Promise.reject(new DOMException('', 'AbortError')));
    define(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
    await expect(copied).toEqual([]);
    await expect(store.getState().notifications).toEqual([]);
  },
};

export const LinkCopied: Story = {
  name: 'the receipt has its link copied where the device cannot share, and says whether it was',
  play: async ({ mount }) => {
    for (const [writeText, variant, text] of [
      [() => Promise.resolve(), 'success', /Copiamos el enlace/],
      [() => Promise.reject(new Error('refused')), 'error', /No pudimos/],
    ] as const) {
      const store = await open(mount, approved);
      const user = userEvent.setup();
      define(navigator, 'share', undefined);
      define(navigator, 'clipboard', { writeText });
      await user.click(await screen.findByRole('button', { name: 'COMPARTIR' }));
      await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
      await expect(store.getState().notifications).toMatchObject([
        { variant, text: expect.stringMatching(text) as string },
      ]);
    }
  },
};
