import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { administrator } from '../../../../test/portal.ts';
import { ana, coliving, creating, FARO, list, MIRADOR, refusal } from '../../../../test/residents.ts';
import { button, cards, open, openMirador } from '../../../../test/usersPage.tsx';
import { selectSession, signedIn } from '../../../session/session.slice.ts';
import { sessionOf } from '../../../session/storedSession.ts';
import { selectDrafts } from '../drafts.slice.ts';

beforeEach(() => localStorage.clear());

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
