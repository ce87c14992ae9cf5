import { gate, refusal } from '@laundry/flow/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ana, coliving, FARO, list, MIRADOR, removing, RESEND } from '../../test/residents.ts';
import { details, page, summary, USES } from '../../test/uses.ts';
import { alerted, button, pageTests, valuesIn, whole } from './openPage.tsx';
import { card, cards, open, openMirador, PAGE, unfolded } from './usersPage.ts';

const meta = preview.meta({ title: 'Pruebas/Portal/Usuarios', tags: ['!dev', '!autodocs'], ...pageTests });

export const NothingChosen = meta.story({
  name: 'the selector says why nobody can be created yet, searches on BUSCAR, and is restored by Back',
  play: async ({ mount }) => {
    const { server, user, router } = await open(mount, [...coliving(MIRADOR, FARO), list(FARO.id, [ana])]);
    await screen.findByRole('heading', { level: 1, name: 'Usuarios' });
    const field = await screen.findByPlaceholderText('Seleccione Edificio');
    await expect(button('CREAR USUARIO')).toBeDisabled();
    await expect(button('CREAR USUARIO')).toHaveAccessibleDescription(
      'Elija un edificio para crear usuarios en él.',
    );
    await user.click(button('BUSCAR'));
    await alerted('Elija un edificio y vuelva a buscar.');

    await user.type(field, 'aro');
    await screen.findByRole('option', { name: 'Faro' });
    await user.keyboard('{Enter}');
    await expect(button('CREAR USUARIO')).toBeEnabled();
    await expect(server.requests).toHaveLength(1);
    await user.click(button('BUSCAR'));
    await expect(await cards(1)).toEqual(['Ana']);
    await expect(router.state.location.search).toBe(`?building=${FARO.id}`);
    await expect(server.requests).toHaveLength(2);

    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByText('1 usuario')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByPlaceholderText('Seleccione Edificio')).toHaveValue(''));
  },
});

export const SingleBuilding = meta.story({
  name: 'a single building is chosen and searched automatically, until the fields are cleared',
  play: async ({ mount }) => {
    const { server, user, router } = await open(mount, [...coliving(MIRADOR), list(MIRADOR.id, [ana])]);
    await expect(await cards(1)).toEqual(['Ana']);
    await expect(screen.getByLabelText('Edificio')).toHaveValue('Mirador');
    await expect(router.state.location.search).toBe(`?building=${MIRADOR.id}`);
    await expect(server.requests).toHaveLength(2);
    await user.click(button('LIMPIAR CAMPOS'));
    await waitFor(() => expect(screen.getByLabelText('Edificio')).toHaveValue(''));
    await expect(router.state.location.search).toBe('');
  },
});

export const BuildingsOfOthers = meta.story({
  name: 'a foreign building is refused without a request',
  play: async ({ mount }) => {
    const { server } = await open(mount, coliving(MIRADOR, FARO), `${PAGE}?building=%3Cb%3Ex%3C%2Fb%3E`);
    await alerted('El edificio indicado no figura entre los suyos. Elija otro y vuelva a buscar.');
    await expect(server.requests).toHaveLength(1);
  },
});

export const OnALaptop = meta.story({
  name: 'the list begins within 330 px on a laptop',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    await openMirador(mount);
    const [first] = await screen.findAllByRole('gridcell');
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(330));
    await expect(screen.getByLabelText('Alta desde')).toBeVisible();
  },
});

export const OnASmallLaptop = meta.story({
  name: 'the list shows days and headings whole on a small laptop, and a menu in each row',
  globals: { viewport: { value: 'smallLaptop' } },
  play: async ({ mount }) => {
    await openMirador(mount);
    await screen.findByRole('button', { name: /de Ana Núñez$/ });
    const heads = ['Fecha de alta', 'Confirmado?', 'Acciones'].map((head) => screen.getByTitle(head));
    for (const text of [screen.getByRole('gridcell', { name: '01/03/2026' }), ...heads]) await whole(text);
  },
});

export const ResidentsShown = meta.story({
  name: 'the list shows the specified values, filters and buttons of each resident',
  play: async ({ mount }) => {
    await openMirador(mount);
    await expect(await cards(2)).toEqual(['Ana', 'Bruno']);
    await expect(valuesIn(card('Ana'))).toEqual([
      ['Nombre', 'Ana'],
      ['Apellido', 'Núñez'],
      ['E-mail', 'ana@correo.example'],
      ['Referencia', 'Apto 101'],
      ['Fecha de alta', '01/03/2026'],
      ['Confirmado?', 'Sí (05/03/2026)'],
    ]);
    await expect(valuesIn(card('Bruno')).at(-1)).toEqual(['Confirmado?', 'No']);
    const [ofAna, ofBruno] = [within(card('Ana')), within(card('Bruno'))];
    await expect(ofAna.getByText('Ana Núñez')).toBeVisible();
    await expect(ofBruno.getByLabelText('Reenviar confirmación a Bruno Paz')).toBeInTheDocument();
    await expect(ofAna.getByLabelText('Eliminar a Ana Núñez')).toBeInTheDocument();
    for (const name of ['Nombre', 'Apellido', 'E-mail', 'Referencia', 'Confirmado?'])
      await expect(screen.getByLabelText(`Filtrar por ${name}`)).toBeInTheDocument();
    await expect(screen.getByLabelText('Alta hasta')).toBeInTheDocument();
    // Ana has confirmed, so the confirmation cannot be sent again.
    await expect(ofAna.queryByLabelText(/^Reenviar/)).not.toBeInTheDocument();
  },
});

export const Removed = meta.story({
  name: 'a row is removed at once after SÍ, and the focus moves to its neighbour',
  play: async ({ mount }) => {
    const held = gate();
    const { user } = await openMirador(mount, [{ ...removing, gate: held }]);
    await cards(2);
    await user.click(within(await unfolded('Bruno')).getByRole('button', { name: /^Eliminar/ }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar a Bruno Paz?' });
    await user.click(within(question).getByRole('button', { name: 'NO' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(card('Bruno')).getByRole('button', { name: /^Eliminar/ })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    await expect(await cards(1)).toEqual(['Ana']);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument());
    // Ana's row is folded and its button hidden, so the row itself has the focus.
    await waitFor(() => expect(card('Ana').querySelector('summary')).toHaveFocus());
  },
});

export const GoneMeanwhile = meta.story({
  name: 'a resident found gone by sending again has no row, and the focus stays at the list',
  play: async ({ mount }) => {
    const { user } = await openMirador(mount, [
      { ...RESEND, ...refusal(404, 'ex_not_found', 'Ya no está.') },
    ]);
    await cards(2);
    await user.click(within(await unfolded('Bruno')).getByRole('button', { name: /^Reenviar/ }));
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    await expect(await cards(1)).toEqual(['Ana']);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Usuarios' })).toHaveFocus());
  },
});

export const RowMenu = meta.story({
  name: 'a row has a menu on a tablet, which returns the focus or passes it on',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ mount }) => {
    const { user } = await openMirador(mount, [removing]);
    const menu = (name: string) => screen.findByRole('button', { name: `Acciones de ${name}` });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    (await menu('Bruno Paz')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(item('Ver usos')).toHaveFocus());
    for (const name of ['Reenviar confirmación', 'Eliminar']) {
      await user.keyboard('{ArrowDown}');
      await expect(item(name)).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'NO' }));
    await waitFor(async () => expect(await menu('Bruno Paz')).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await user.click(await screen.findByRole('button', { name: 'SÍ' }));
    await screen.findByText('1 usuario');
    await waitFor(async () => expect(await menu('Ana Núñez')).toHaveFocus());
  },
});

export const UsesOfUnit = meta.story({
  name: 'a row leads to the uses of its unit',
  play: async ({ mount }) => {
    const { user, router, requested } = await openMirador(mount, [details, summary, page([])]);
    await cards(2);
    await user.click(within(await unfolded('Ana')).getByRole('button', { name: /^Ver usos/ }));
    await waitFor(() => expect(requested(USES)[0]?.url.searchParams.get('unit')).toBe('u-101'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-uses'));
  },
});
