import '@testing-library/jest-dom';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ana, caro, coliving, COLIVING, FARO, list, MIRADOR, refusal } from '../../../test/residents.ts';
import { button, card, cards, open, openMirador, PAGE } from '../../../test/usersPage.tsx';

beforeEach(() => localStorage.clear());

describe('the selector', () => {
  it('has its buttons, and says why nobody can be created yet', async () => {
    const { server, close, user, router } = await open([...coliving(MIRADOR, FARO), list(FARO.id, [ana])]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Usuarios' })).toBeInTheDocument();
    const field = await screen.findByPlaceholderText('Seleccione Edificio');
    expect(button('CREAR USUARIO')).toBeDisabled();
    expect(button('CREAR USUARIO')).toHaveAccessibleDescription(
      'Elija un edificio para crear usuarios en él.',
    );
    await user.click(button('BUSCAR'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Elija un edificio y vuelva a buscar.');

    await user.type(field, 'far');
    await user.click(await screen.findByRole('option', { name: 'Faro' }));
    expect(button('CREAR USUARIO')).toBeEnabled();
    expect(server.requests).toHaveLength(2);
    await user.click(button('BUSCAR'));
    expect(await cards(1)).toEqual(['Ana']);
    expect(router.state.location.search).toBe(`?building=${FARO.id}`);
    expect(server.requests).toHaveLength(3);

    await user.click(button('LIMPIAR CAMPOS'));
    await waitFor(() => expect(screen.queryByText('1 usuario')).not.toBeInTheDocument());
    expect(screen.getByPlaceholderText('Seleccione Edificio')).toHaveValue('');
    expect(router.state.location.search).toBe('');
    close();
  });

  it('of a single building chooses and searches it, until the fields are cleared', async () => {
    const { server, close, user, router } = await open([...coliving(MIRADOR), list(MIRADOR.id, [ana])]);
    expect(await cards(1)).toEqual(['Ana']);
    expect(screen.getByLabelText('Edificio')).toHaveValue('Mirador');
    expect(router.state.location.search).toBe(`?building=${MIRADOR.id}`);
    expect(server.requests).toHaveLength(3);
    await user.click(button('LIMPIAR CAMPOS'));
    await waitFor(() => expect(screen.getByLabelText('Edificio')).toHaveValue(''));
    expect(router.state.location.search).toBe('');
    close();
  });

  it('without buildings says that the screen is not enabled', async () => {
    const { close } = await open(coliving());
    expect(
      await screen.findByText('La funcionalidad no se encuentra habilitada para su usuario.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'BUSCAR' })).not.toBeInTheDocument();
    close();
  });

  it('that could not be loaded is asked for again', async () => {
    const [session, buildings] = coliving(MIRADOR, FARO) as [FakeAnswer, FakeAnswer];
    const failing = { method: 'GET', path: COLIVING, ...refusal(500, 'ex_internal') };
    const { close, user } = await open([session, failing, buildings]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ha occurrido un error, intente de nuevo más tarde.',
    );
    await user.click(button('REINTENTAR'));
    expect(await screen.findByPlaceholderText('Seleccione Edificio')).toBeInTheDocument();
    close();
  });

  it.each(['b-9', '%00', '../../x', '<b>x</b>'])('refuses ?building=%s and asks nothing', async (id) => {
    const { server, close } = await open(
      coliving(MIRADOR, FARO),
      `${PAGE}?${new URLSearchParams({ building: id }).toString()}`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El edificio indicado no figura entre los suyos. Elija otro y vuelva a buscar.',
    );
    expect(server.requests).toHaveLength(2);
    close();
  });
});

describe('the list', () => {
  it('shows what is specified of each resident', async () => {
    const { close } = await openMirador();
    expect(await cards(2)).toEqual(['Ana', 'Bruno']);
    const shown = (name: string) =>
      within(card(name))
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(shown('Ana')).toEqual([
      ['Nombre', 'Ana'],
      ['Apellido', 'Núñez'],
      ['E-mail', 'ana@correo.example'],
      ['Referencia', 'Apto 101'],
      ['Fecha de alta', '01/03/2026'],
      ['Confirmado?', 'Sí (05/03/2026)'],
    ]);
    expect(shown('Bruno').at(-1)).toEqual(['Confirmado?', 'No']);
    close();
  });

  it('is filtered by columns and by days of Montevideo', async () => {
    const { close, user } = await openMirador();
    await cards(2);
    await user.click(screen.getByText('Filtros y orden'));
    await user.type(screen.getByLabelText('Filtrar por Apellido'), 'NUNEZ');
    expect(await cards(1)).toEqual(['Ana']);
    await user.clear(screen.getByLabelText('Filtrar por Apellido'));
    await user.type(screen.getByLabelText('Alta hasta'), '2026-03-01');
    expect(await cards(1)).toEqual(['Ana']);
    await user.type(screen.getByLabelText('Filtrar por Nombre'), 'x');
    expect(await screen.findByText('No hay resultados')).toBeInTheDocument();
    close();
  });

  it('that could not be loaded says so and is asked for again', async () => {
    const { close, user } = await open(
      [
        ...coliving(MIRADOR, FARO),
        list(MIRADOR.id, undefined, refusal(404, 'ex_not_found')),
        list(MIRADOR.id, []),
      ],
      `${PAGE}?building=${MIRADOR.id}`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Ha occurrido un error, intente de nuevo más tarde\. El edificio indicado no figura/,
    );
    await user.click(button('REINTENTAR'));
    expect(await screen.findByText('No hay resultados')).toBeInTheDocument();
    expect(screen.getByText('Este edificio todavía no tiene usuarios.')).toBeInTheDocument();
    close();
  });

  it('is gone back to', async () => {
    const { close, user, router } = await openMirador(list(FARO.id, [caro]));
    await cards(2);
    await user.click(screen.getByLabelText('Edificio'));
    await user.click(await screen.findByRole('option', { name: 'Faro' }));
    await user.click(button('BUSCAR'));
    expect(await cards(1)).toEqual(['Caro']);
    await act(() => router.navigate(-1));
    expect(await cards(2)).toEqual(['Ana', 'Bruno']);
    expect(screen.getByLabelText('Edificio')).toHaveValue('Mirador');
    close();
  });
});
