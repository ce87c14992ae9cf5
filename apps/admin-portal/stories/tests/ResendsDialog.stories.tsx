import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ana, bruno, caro, coliving, list, MIRADOR, refusal, resending } from '../../test/residents.ts';
import { button, pageTests } from './openPage.tsx';
import { cards, open, PAGE } from './usersPage.ts';

const meta = {
  title: 'Pruebas/Portal/Usuarios, reenviar a varios',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const ChosenResent: Story = {
  name: 'chosen residents are sent their confirmation; who fails is told by name',
  play: async ({ mount }) => {
    const { user, server } = await open(
      mount,
      [
        ...coliving(MIRADOR),
        list(MIRADOR.id, [ana, bruno, caro]),
        resending(refusal(429, 'ex_too_many_requests', 'Espere una hora.')),
      ],
      `${PAGE}?building=${MIRADOR.id}`,
    );
    await cards(3);
    // Ana has confirmed: there is nothing to choose her for.
    await expect(screen.queryByRole('checkbox', { name: 'Seleccionar Ana Núñez' })).not.toBeInTheDocument();
    await expect(button('REENVIAR CONFIRMACIÓN A 2 SIN CONFIRMAR')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bruno Paz' }));
    await user.click(button('REENVIAR CONFIRMACIÓN A 1 ELEGIDO'));
    const dialog = await screen.findByRole('dialog', { name: /^¿Reenviar la confirmación a 1\susuario\?$/ });
    const yes = within(dialog).getByRole('button', { name: 'SÍ' });
    await expect(within(dialog).getByRole('button', { name: 'NO' })).toHaveFocus();
    await user.dblClick(yes);
    const failures = await within(dialog).findByRole('list', { name: 'Confirmaciones que no se enviaron' });
    await expect(failures).toHaveTextContent('Bruno Paz: Espere una hora.');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/a 0\susuarios; 1 sin enviar\.$/);
    await expect(within(dialog).getByRole('button', { name: 'LISTO' })).toHaveFocus();
    await expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'LISTO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button('REENVIAR CONFIRMACIÓN A 1 ELEGIDO')).toHaveFocus();
  },
};

export const ResendDeclined: Story = {
  name: 'a NO sends nothing and gives the focus back',
  play: async ({ mount }) => {
    const { user, server } = await open(
      mount,
      [...coliving(MIRADOR), list(MIRADOR.id, [bruno])],
      `${PAGE}?building=${MIRADOR.id}`,
    );
    await cards(1);
    await user.click(button('REENVIAR CONFIRMACIÓN A 1 SIN CONFIRMAR'));
    await user.click(await screen.findByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button('REENVIAR CONFIRMACIÓN A 1 SIN CONFIRMAR')).toHaveFocus();
    await expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  },
};
