import '@testing-library/jest-dom';
import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { administrator } from '../../../test/portal.ts';
import { showPage } from '../../../test/page.tsx';
import {
  ana,
  bruno,
  caro,
  coliving,
  COLIVING,
  creating,
  FARO,
  list,
  MIRADOR,
  refusal,
  removing,
  resending,
} from '../../../test/residents.ts';
import { selectSession, signedIn } from '../../session/session.slice.ts';
import { sessionOf } from '../../session/storedSession.ts';
import { selectDrafts } from './drafts.slice.ts';
import { UsersPage } from './UsersPage.tsx';

const PAGE = '/dashboard-users';

beforeEach(() => localStorage.clear());

const open = (answers: readonly FakeAnswer[], address = PAGE) => showPage(UsersPage, address, answers);
const openMirador = (...answers: FakeAnswer[]) =>
  open(
    [...coliving(MIRADOR, FARO), list(MIRADOR.id, [ana, bruno]), ...answers],
    `${PAGE}?building=${MIRADOR.id}`,
  );

const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name)) ?? document.body;
const cards = async (count: number) => {
  await screen.findByText(count === 1 ? '1 usuario' : `${count} usuarios`);
  // What lies behind a dialog is out of reach until it has gone.
  await screen.findByRole('heading', { level: 1 });
  return screen.getAllByRole('listitem').map((one) => within(one).getAllByRole('definition')[0]?.textContent);
};

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

describe('creating', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const typed = {
      Nombre: ' Caro ',
      Apellido: 'Paz',
      'E-mail': 'caro@correo.example',
      Referencia: 'Apto 102',
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
  };

  it('tells each field that is missing or wrong, and sends nothing', async () => {
    const { close, user, server } = await openMirador();
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    const dialog = await screen.findByRole('dialog', { name: 'Crear nuevo usuario' });
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    await user.type(screen.getByLabelText('Referencia'), '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Crear' }));
    const texts = {
      Nombre: 'Ingrese un NOMBRE',
      Apellido: 'Ingrese un APELLIDO',
      'E-mail': 'Ingrese un E-MAIL',
      Referencia: 'Ingrese una REFERENCIA',
    };
    for (const [label, text] of Object.entries(texts))
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
    await user.type(screen.getByLabelText('E-mail'), 'caro@');
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Ingrese un E-MAIL válido'),
    );
    expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
    close();
  });

  it('prepends the resident, says so, closes and gives the focus back', async () => {
    const { close, user, server } = await openMirador(creating());
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.dblClick(button('Crear'));
    expect(await screen.findByText('Usuario creado con exito!')).toBeInTheDocument();
    expect(screen.getByText('Operación exitosa')).toBeInTheDocument();
    expect(await cards(3)).toEqual(['Caro', 'Ana', 'Bruno']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('CREAR USUARIO')).toHaveFocus();
    const posts = server.requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' },
    ]);
    await user.click(button('CREAR USUARIO'));
    expect(screen.getByLabelText('Nombre')).toHaveValue('');
    close();
  });

  it('that the server refuses stays open with everything typed', async () => {
    const { close, user } = await openMirador(
      creating(refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.')),
    );
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ha occurido un error!Ese e-mail ya existe.');
    expect(screen.getByLabelText('Apellido')).toHaveValue('Paz');
    await user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    close();
  });

  it('at the end of the session keeps what was typed for the same user alone', async () => {
    const { close, user, store } = await openMirador(creating(refusal(401, 'ex_unauthorized')));
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('closed'));
    const typed = () => selectDrafts(store.getState()).person.reference;
    const signInAs = (id: string) => {
      const user = { ...administrator.account.user, id };
      const stored = sessionOf('ana@demo.example', { token: 'token-2', account: { user } });
      if (stored) act(() => void store.dispatch(signedIn(stored)));
    };
    signInAs(administrator.account.user.id);
    expect(typed()).toBe('Apto 102');
    signInAs('u-other');
    expect(typed()).toBe('');
    close();
  });

  it('in a building that was only chosen shows its list as well', async () => {
    const { close, user, router } = await open([
      ...coliving(MIRADOR, FARO),
      list(MIRADOR.id, [ana]),
      creating(),
    ]);
    await user.click(await screen.findByLabelText('Edificio'));
    await user.click(await screen.findByRole('option', { name: 'Mirador' }));
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    expect(await cards(2)).toEqual(['Caro', 'Ana']);
    expect(router.state.location.search).toBe(`?building=${MIRADOR.id}`);
    close();
  });
});

describe('a row', () => {
  it('is removed at once after a SÍ, and the focus goes to its neighbour', async () => {
    const held = gate();
    const { close, user } = await openMirador(removing({ gate: held }));
    await cards(2);
    await user.click(within(card('Bruno')).getByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar a Bruno Paz?' });
    await user.click(within(question).getByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(within(card('Bruno')).getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    expect(await cards(1)).toEqual(['Ana']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(within(card('Ana')).getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    close();
  });

  it('whose removal is refused comes back with the words of the server', async () => {
    const { close, user } = await openMirador(removing(refusal(422, 'ex_invalid_field', 'Tiene saldo.')));
    await cards(2);
    await user.click(within(card('Bruno')).getByRole('button', { name: 'Eliminar' }));
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    expect(await screen.findByText('Tiene saldo.')).toBeInTheDocument();
    expect(await cards(2)).toEqual(['Ana', 'Bruno']);
    close();
  });

  it('is sent its confirmation again after a SÍ', async () => {
    const { close, user, server } = await openMirador(resending());
    await cards(2);
    await user.click(within(card('Bruno')).getByRole('button', { name: 'Reenviar confirmación' }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Reenviar la confirmación a Bruno Paz?',
    });
    expect(question).toHaveAccessibleDescription(/bruno@correo\.example/);
    await user.click(within(question).getByRole('button', { name: 'SÍ' }));
    expect(await screen.findByText('Confirmación reenviada a bruno@correo.example.')).toBeInTheDocument();
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
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
    await user.click(button('Eliminar'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(`¿Eliminar a ${firstname} ${lastname}?`);
    close();
  });
});
