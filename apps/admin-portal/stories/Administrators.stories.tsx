import { refusal } from '@laundry/flow/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { invited, listed, own } from '../test/administrators.ts';
import { SIGNED_IN } from './answers.ts';
import { opens, portalPage, shows } from './PortalPage.tsx';

const expired = { ...invited, id: 'i-2', name: 'Íñigo', email: 'inigo@demo.example' };

const several = [
  own,
  { ...own, id: 'u-2', name: 'Bruno', lastname: 'Paz', email: 'bruno@demo.example' },
  invited,
  { ...expired, expires_at: '2026-03-21T18:32:00.000Z' },
];

const meta = preview.meta({
  title: 'Páginas/Portal/Administradores',
  ...portalPage,
  args: { path: '/dashboard-administrators', kept: SIGNED_IN, answers: [listed(several)] },
});

export const Normal = meta.story({ play: shows('Activo (usted)'), tags: ['night'] });
export const EnUnaTableta = meta.story({
  name: 'En una tableta',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de Eva Sosa' }));
    const menu = await screen.findByRole('menu', { name: 'Acciones de Eva Sosa' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu).toHaveTextContent('Reenviar invitaciónQuitar');
  },
});
export const ElUnico = meta.story({
  name: 'El único',
  args: { answers: [listed([own])] },
  play: async (context) => {
    const reason = 'Es el único administrador: invite a otro antes de quitarlo.';
    const [found] = await context.canvas.findAllByText(reason);
    // On a phone, the reason is inside the folded row.
    const row = found?.closest('details:not([open])')?.querySelector('summary');
    if (row) await userEvent.click(row);
    await shows(reason)(context);
  },
});
export const ConError = meta.story({
  name: 'Con error',
  args: { answers: [{ ...listed([]), ...refusal(500, 'ex_internal') }] },
  play: shows(/^El sistema no ha podido procesar su solicitud\./),
});
export const Invitar = meta.story({ play: opens(/INVITAR/) });
export const Quitar = meta.story({ play: opens('Quitar a Bruno Paz', 'alertdialog') });
