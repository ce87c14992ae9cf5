import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { administrator } from '../../test/portal.ts';
import { ana, coliving, creating, FARO, list, MIRADOR, refusal } from '../../test/residents.ts';
import { selectSession, signedIn } from '../../src/session/session.slice.ts';
import { sessionOf } from '../../src/session/storedSession.ts';
import { selectDrafts } from '../../src/features/users/drafts.slice.ts';
import { button, pageTests } from './openPage.tsx';
import { cards, open, openMirador } from './usersPage.ts';

const meta = {
  title: 'Pruebas/Portal/Usuarios, crear',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
} satisfies Meta;

export default meta;
type Story = StoryObj;

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

export const FieldErrors: Story = {
  name: 'creating tells each field that is missing or wrong, and sends nothing',
  play: async ({ mount }) => {
    const { user, server } = await openMirador(mount);
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    const dialog = await screen.findByRole('dialog', { name: 'Crear nuevo usuario' });
    await expect(screen.getByLabelText('Nombre')).toHaveFocus();
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
    await expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  },
};

export const Created: Story = {
  name: 'creating prepends the resident, says so, closes and gives the focus back',
  play: async ({ mount }) => {
    const { user, server } = await openMirador(mount, creating());
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.dblClick(button('Crear'));
    await expect(await screen.findByText('Usuario creado con exito!')).toBeInTheDocument();
    await expect(screen.getByText('Operación exitosa')).toBeInTheDocument();
    await expect(await cards(3)).toEqual(['Caro', 'Ana', 'Bruno']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('CREAR USUARIO')).toHaveFocus());
    const posts = server.requests.filter(({ method }) => method === 'POST');
    await expect(posts.map(({ body }) => body)).toEqual([
      { firstname: 'Caro', lastname: 'Paz', email: 'caro@correo.example', reference: 'Apto 102' },
    ]);
    await user.click(button('CREAR USUARIO'));
    await expect(screen.getByLabelText('Nombre')).toHaveValue('');
  },
};

export const Refused: Story = {
  name: 'creating that the server refuses stays open with everything typed, and is sent again under its key',
  play: async ({ mount }) => {
    const { user, server } = await openMirador(
      mount,
      creating(refusal(409, 'ex_email_taken', 'Ese e-mail ya existe.')),
      creating(),
    );
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Ha occurido un error!Ese e-mail ya existe.');
    await expect(screen.getByLabelText('Apellido')).toHaveValue('Paz');
    await user.click(button('Crear'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const posts = server.requests.filter(({ method }) => method === 'POST');
    await expect(new Set(posts.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  },
};

export const DraftKept: Story = {
  name: 'creating at the end of the session keeps what was typed for the same user alone',
  play: async ({ mount }) => {
    const { user, store } = await openMirador(mount, creating(refusal(401, 'ex_unauthorized')));
    await cards(2);
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('closed'));
    const typed = () => selectDrafts(store.getState()).person.reference;
    const signInAs = (id: string) => {
      const user = { ...administrator.account.user, id };
      const stored = sessionOf('ana@demo.example', { token: 'token-2', account: { user } });
      if (stored) store.dispatch(signedIn(stored));
    };
    signInAs(administrator.account.user.id);
    await waitFor(() => expect(typed()).toBe('Apto 102'));
    signInAs('u-other');
    await waitFor(() => expect(typed()).toBe(''));
  },
};

export const BuildingOnlyChosen: Story = {
  name: 'creating in a building that was only chosen shows its list as well',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, [
      ...coliving(MIRADOR, FARO),
      list(MIRADOR.id, [ana]),
      creating(),
    ]);
    await user.click(await screen.findByLabelText('Edificio'));
    await user.click(await screen.findByRole('option', { name: 'Mirador' }));
    await user.click(button('CREAR USUARIO'));
    await fill(user);
    await user.click(button('Crear'));
    await expect(await cards(2)).toEqual(['Caro', 'Ana']);
    await expect(router.state.location.search).toBe(`?building=${MIRADOR.id}`);
  },
};
