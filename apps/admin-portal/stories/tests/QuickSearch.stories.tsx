import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ana, bruno, coliving, FARO, list, MIRADOR } from '../../test/residents.ts';
import { buildings } from '../../test/portal.ts';
import { openPage, pageTests } from './openPage.tsx';
import type { Mount } from './openPage.tsx';

const meta = {
  title: 'Pruebas/Portal/Búsqueda rápida',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const [, managed] = coliving(MIRADOR, FARO);
const answers = [buildings, ...(managed ? [managed] : []), list(MIRADOR.id, [ana]), list(FARO.id, [bruno])];

/** At the page of the configuration, which asks for nothing. */
const open = (mount: Mount) => openPage(mount, '/configuration', answers);
const field = () => screen.findByRole('combobox', { name: 'Edificio, residente, tarjeta o página' });

export const Resident: Story = {
  name: 'a resident is found by Ctrl+K and a part of the name, and leads to the list with the filter set',
  play: async ({ mount }) => {
    const { user, router } = await open(mount);
    // Its code is still on the way when the letters are typed.
    await user.keyboard('{Control>}k{/Control}bruno');
    await expect(await field()).toHaveValue('bruno');
    const option = await screen.findByRole('option', { name: /^Bruno Paz.*Faro$/ });
    // A narrow window breaks the e-mail there, and not within a word.
    await expect(option.innerHTML).toContain('bruno@<wbr>correo.<wbr>example');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-users'));
    await expect(router.state.location.search).toBe('?building=b-2&email=bruno%40correo.example');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await screen.findByText(/1 filtro/)).toBeVisible();
  },
};

export const Closed: Story = {
  name: 'the button opens it, and Escape gives the focus back to it',
  play: async ({ mount }) => {
    const { user, requested } = await open(mount);
    const button = screen.getByRole('button', { name: 'Ir a… (Ctrl+K)' });
    await user.click(button);
    await user.type(await field(), 'zz');
    await screen.findByText('No hay resultados.');
    await expect(requested('/public-site/v1/administrations/buildings/b-2/users')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Opened: Story = {
  name: 'the pages are offered before anything is typed',
  play: async ({ mount }) => {
    const { user } = await open(mount);
    await user.click(screen.getByRole('button', { name: 'Ir a… (Ctrl+K)' }));
    await field();
    await waitFor(() => expect(screen.getByRole('option', { name: /^Liquidación del mes/ })).toBeVisible());
  },
};
