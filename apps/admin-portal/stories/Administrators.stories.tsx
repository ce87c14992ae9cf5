import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { invited, listed, own } from '../test/administrators.ts';
import { refusal } from '../test/portal.ts';
import { buildings, SIGNED_IN } from './answers.ts';
import { PortalPage, shows } from './PortalPage.tsx';

const expired = { ...invited, id: 'i-2', name: 'Íñigo', email: 'inigo@demo.example' };

const answered = (answer: FakeAnswer) => ({ answers: [buildings, answer] });
const several = [
  own,
  { ...own, id: 'u-2', name: 'Bruno', lastname: 'Paz', email: 'bruno@demo.example' },
  invited,
  { ...expired, expires_at: '2026-03-21T18:32:00.000Z' },
];
const many = Array.from({ length: 60 }, (_, place) => ({
  ...own,
  id: `u-${place}`,
  lastname: `Silva ${place + 1}`,
  email: `ana${place}@demo.example`,
}));

const meta = {
  title: 'Páginas/Portal/Administradores',
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
  args: { path: '/dashboard-administrators', kept: SIGNED_IN, ...answered(listed(several)) },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { play: shows('Activo (usted)'), tags: ['night'] };
export const EnUnaTableta: Story = {
  name: 'En una tableta',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de Eva Sosa' }));
    const menu = await screen.findByRole('menu', { name: 'Acciones de Eva Sosa' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu).toHaveTextContent('Reenviar invitaciónQuitar');
  },
};
export const ElUnico: Story = {
  name: 'El único',
  args: answered(listed([own])),
  play: async (context) => {
    const reason = 'Es el único administrador: invite a otro antes de quitarlo.';
    const [found] = await context.canvas.findAllByText(reason);
    // A phone folds it with its row.
    const row = found?.closest('details:not([open])')?.querySelector('summary');
    if (row) await userEvent.click(row);
    await shows(reason)(context);
  },
};
export const Muchos: Story = { args: answered(listed(many)), play: shows('Ana Silva 1') };
export const Cargando: Story = {
  args: answered(listed([], { gate: gate() })),
  play: shows('Cargando resultados…'),
};
export const ConError: Story = {
  name: 'Con error',
  args: answered({ ...listed([]), ...refusal(500, 'ex_internal') }),
  play: shows(/^El sistema no ha podido procesar su solicitud\./),
};
export const Invitar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /INVITAR/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Quitar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar a Bruno Paz' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
