import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { ana, bruno, caro, coliving, list, MIRADOR, refusal, resending } from '../../../../test/residents.ts';
import { button, cards, open, PAGE } from '../../../../test/usersPage.tsx';

beforeEach(() => localStorage.clear());

it('chosen residents are sent their confirmation; who fails is told by name', async () => {
  const { close, user, server } = await open(
    [
      ...coliving(MIRADOR),
      list(MIRADOR.id, [ana, bruno, caro]),
      resending(refusal(429, 'ex_too_many_requests', 'Espere una hora.')),
    ],
    `${PAGE}?building=${MIRADOR.id}`,
  );
  await cards(3);
  // Ana has confirmed: there is nothing to choose her for.
  expect(screen.queryByRole('checkbox', { name: 'Seleccionar Ana Núñez' })).not.toBeInTheDocument();
  expect(button('REENVIAR CONFIRMACIÓN A 2 SIN CONFIRMAR')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bruno Paz' }));
  await user.click(button('REENVIAR CONFIRMACIÓN A 1 ELEGIDO'));
  const dialog = await screen.findByRole('dialog', { name: /^¿Reenviar la confirmación a 1\susuario\?$/ });
  const yes = within(dialog).getByRole('button', { name: 'SÍ' });
  expect(within(dialog).getByRole('button', { name: 'NO' })).toHaveFocus();
  await user.dblClick(yes);
  const failures = await within(dialog).findByRole('list', { name: 'Confirmaciones que no se enviaron' });
  expect(failures).toHaveTextContent('Bruno Paz: Espere una hora.');
  expect(within(dialog).getByRole('status')).toHaveTextContent(/a 0\susuarios; 1 sin enviar\.$/);
  expect(within(dialog).getByRole('button', { name: 'LISTO' })).toHaveFocus();
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'LISTO' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('REENVIAR CONFIRMACIÓN A 1 ELEGIDO')).toHaveFocus();
  close();
});

it('a NO sends nothing and gives the focus back', async () => {
  const { close, user, server } = await open(
    [...coliving(MIRADOR), list(MIRADOR.id, [bruno])],
    `${PAGE}?building=${MIRADOR.id}`,
  );
  await cards(1);
  await user.click(button('REENVIAR CONFIRMACIÓN A 1 SIN CONFIRMAR'));
  await user.click(await screen.findByRole('button', { name: 'NO' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('REENVIAR CONFIRMACIÓN A 1 SIN CONFIRMAR')).toHaveFocus();
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  close();
});
