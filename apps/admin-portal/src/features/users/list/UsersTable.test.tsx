import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ana, coliving, list, MIRADOR, refusal, removing, resending } from '../../../../test/residents.ts';
import { card, cards, open, openMirador, PAGE } from '../../../../test/usersPage.tsx';

beforeEach(() => localStorage.clear());

describe('a row', () => {
  it('is removed at once after a SÍ, and the focus goes to its neighbour', async () => {
    const held = gate();
    const { close, user } = await openMirador(removing({ gate: held }));
    await cards(2);
    await user.click(within(card('Bruno')).getByRole('button', { name: /^Eliminar/ }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar a Bruno Paz?' });
    await user.click(within(question).getByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(within(card('Bruno')).getByRole('button', { name: /^Eliminar/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    expect(await cards(1)).toEqual(['Ana']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // Ana's row is folded, its button out of sight: the row itself has the focus.
    expect(card('Ana').querySelector('summary')).toHaveFocus();
    close();
  });

  it('whose removal is refused comes back with the words of the server', async () => {
    const { close, user } = await openMirador(removing(refusal(422, 'ex_invalid_field', 'Tiene saldo.')));
    await cards(2);
    await user.click(within(card('Bruno')).getByRole('button', { name: /^Eliminar/ }));
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    expect(await screen.findByText('Tiene saldo.')).toBeInTheDocument();
    expect(await cards(2)).toEqual(['Ana', 'Bruno']);
    close();
  });

  it('is sent its confirmation again after a SÍ', async () => {
    const { close, user, server } = await openMirador(resending());
    await cards(2);
    await user.click(within(card('Bruno')).getByRole('button', { name: /^Reenviar confirmación/ }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Reenviar la confirmación a Bruno Paz?',
    });
    expect(question).toHaveAccessibleDescription(/bruno@correo\.example/);
    await user.click(within(question).getByRole('button', { name: 'SÍ' }));
    expect(await screen.findByText('Confirmación reenviada a bruno@correo.example.')).toBeInTheDocument();
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    close();
  });

  it('names in its buttons whose they are, and offers no confirmation to who has confirmed', async () => {
    const { close } = await openMirador(resending());
    await cards(2);
    const named = (name: string) => within(card(name)).getAllByRole('button');
    expect(within(card('Bruno')).getByLabelText('Reenviar confirmación a Bruno Paz')).toBeInTheDocument();
    expect(within(card('Ana')).getByLabelText('Eliminar a Ana Núñez')).toBeInTheDocument();
    expect(named('Ana').filter((button) => button.textContent.includes('Reenviar'))).toEqual([]);
    close();
  });

  it('of hostile texts is shown as it was written', async () => {
    const firstname = '<img src=x onerror="alert(1)">';
    const lastname = '👩‍👩‍👧 \u202Eאבג مرحبا';
    const hostile = { ...ana, firstname, lastname, reference: 'x'.repeat(4000) };
    const { close, user } = await open(
      [...coliving(MIRADOR), list(MIRADOR.id, [hostile])],
      `${PAGE}?building=${MIRADOR.id}`,
    );
    await cards(1);
    expect(
      within(card('onerror'))
        .getAllByRole('definition')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual([firstname, lastname, ana.email, 'x'.repeat(4000)]);
    expect(document.querySelector('main img, li img')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Eliminar a <img/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(`¿Eliminar a ${firstname} ${lastname}?`);
    close();
  });
});
