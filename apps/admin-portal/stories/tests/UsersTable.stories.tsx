import { gate } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ana, coliving, list, MIRADOR, removing, resending } from '../../test/residents.ts';
import { details, page, summary, USES } from '../../test/uses.ts';
import { pageTests } from './openPage.tsx';
import { card, cards, open, openMirador, PAGE, unfolded } from './usersPage.ts';

const meta = {
  title: 'Pruebas/Portal/Usuarios, una fila',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Removed: Story = {
  name: 'a row is removed at once after a SÍ, and the focus goes to its neighbour',
  play: async ({ mount }) => {
    const held = gate();
    const { user } = await openMirador(mount, removing({ gate: held }));
    await cards(2);
    await user.click(within(await unfolded('Bruno')).getByRole('button', { name: /^Eliminar/ }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar a Bruno Paz?' });
    await user.click(within(question).getByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(card('Bruno')).getByRole('button', { name: /^Eliminar/ })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    await expect(await cards(1)).toEqual(['Ana']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // Ana's row is folded, its button out of sight: the row itself has the focus.
    await waitFor(() => expect(card('Ana').querySelector('summary')).toHaveFocus());
  },
};

export const UsesShown: Story = {
  name: 'a row leads to the uses of its unit in this month',
  play: async ({ mount }) => {
    const { user, router, requested } = await openMirador(mount, details, summary, page([]));
    await cards(2);
    await user.click(within(await unfolded('Ana')).getByRole('button', { name: /^Ver usos/ }));
    await waitFor(() => expect(requested(USES)[0]?.url.searchParams.get('unit')).toBe('u-101'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-uses'));
  },
};

export const ConfirmationResent: Story = {
  name: 'a row is sent its confirmation again after a SÍ',
  play: async ({ mount }) => {
    const { user, server } = await openMirador(mount, resending());
    await cards(2);
    await user.click(within(await unfolded('Bruno')).getByRole('button', { name: /^Reenviar confirmación/ }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Reenviar la confirmación a Bruno Paz?',
    });
    await expect(question).toHaveAccessibleDescription(/bruno@correo\.example/);
    await user.click(within(question).getByRole('button', { name: 'SÍ' }));
    await expect(
      await screen.findByText('Confirmación reenviada a bruno@correo.example.'),
    ).toBeInTheDocument();
    await expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
};

export const NamedButtons: Story = {
  name: 'a row names in its buttons whose they are, and offers no confirmation to who has confirmed',
  play: async ({ mount }) => {
    await openMirador(mount, resending());
    await cards(2);
    const named = (name: string) => within(card(name)).getAllByRole('button');
    await expect(
      within(card('Bruno')).getByLabelText('Reenviar confirmación a Bruno Paz'),
    ).toBeInTheDocument();
    await expect(within(card('Ana')).getByLabelText('Eliminar a Ana Núñez')).toBeInTheDocument();
    await expect(named('Ana').filter((button) => button.textContent.includes('Reenviar'))).toEqual([]);
  },
};

export const HostileTexts: Story = {
  name: 'a row of hostile texts is shown as it was written, and breaks no layout',
  play: async ({ mount }) => {
    const firstname = '<img src=x onerror="alert(1)">';
    const lastname = '👩‍👩‍👧 \u202Eאבג مرحبا';
    const hostile = { ...ana, firstname, lastname, reference: 'x'.repeat(4000) };
    const { user } = await open(
      mount,
      [...coliving(MIRADOR), list(MIRADOR.id, [hostile])],
      `${PAGE}?building=${MIRADOR.id}`,
    );
    await cards(1);
    await expect(
      within(card('onerror'))
        .getAllByRole('definition')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual([firstname, lastname, ana.email, 'x'.repeat(4000)]);
    await expect(document.querySelector('main img, li img')).toBeNull();
    await unfolded('onerror');
    await user.click(screen.getByRole('button', { name: /^Eliminar a <img/ }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(`¿Eliminar a ${firstname} ${lastname}?`),
    );
  },
};
