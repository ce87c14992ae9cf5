import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../../test/page.tsx';
import { BUILDINGS, refused } from '../../../test/portal.ts';
import { page, use, uses, USES, USES_SUMMARY } from '../../../test/uses.ts';
import { button, cards, MARCH, open, PAGE, shortCards } from '../../../test/usesPage.ts';
import { UsesPage } from './UsesPage.tsx';

const MANDATORY = 'Los filtros de fechas y edificio son mandatorios para este reporte';

beforeEach(() => localStorage.clear());

const field = (name: string) => screen.findByLabelText(name);

describe('the filters', () => {
  it('are labelled as specified, and the first three are mandatory', async () => {
    const { user, close, requested } = await open('');
    expect(await screen.findByRole('heading', { level: 1, name: 'REPORTE DE USOS' })).toBeInTheDocument();
    for (const name of ['Desde', 'Hasta', 'Edificio', 'Unidad', 'Máquina', 'Tarjeta'])
      expect(await field(name)).toBeInTheDocument();
    for (const name of ['Hoy', 'Este mes', 'Mes anterior', 'BUSCAR', 'LIMPIAR CAMPOS'])
      expect(button(name)).toBeInTheDocument();
    await user.type(await field('Tarjeta'), '10000001');
    await user.click(button('BUSCAR'));
    expect(await screen.findByRole('alert')).toHaveTextContent(MANDATORY);
    expect(await field('Tarjeta')).toHaveValue('10000001');
    expect(requested(USES)).toHaveLength(0);
    close();
  });

  it('offer the units and machines of the building, by their specified labels', async () => {
    const { user, close, requested } = await open('');
    expect(await field('Unidad')).toBeDisabled();
    await user.selectOptions(await field('Edificio'), 'Mirador');
    await waitFor(() => expect(screen.getByLabelText('Unidad')).toBeEnabled());
    const options = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Unidad').slice(1)).toEqual(['101', '102']);
    expect(options('Máquina').slice(1)).toEqual(['LAVADORA - 1', 'SECADORA - 2']);
    expect(requested('/api/v1/buildings/b-1')).toHaveLength(1);
    close();
  });

  it('offer all buildings as a choice of its own, which has no units and machines', async () => {
    const { user, close, router, requested } = await open(MARCH, page([use(1)]), page([use(1), use(2)]));
    await cards();
    await user.selectOptions(await field('Edificio'), 'Todos los edificios');
    expect(screen.getByLabelText('Unidad')).toBeDisabled();
    expect(within(screen.getByLabelText('Máquina')).getByText('Elija un solo edificio.')).toBeInTheDocument();
    await user.click(button('BUSCAR'));
    expect(await screen.findByText('2 usos')).toBeInTheDocument();
    expect(router.state.location.search).toBe(MARCH.replace('b-1', 'all'));
    expect(requested(USES)[1]?.url.searchParams.get('building')).toBe('all');
    expect(screen.getByText('Todos los edificios, 01/03/2026 a 31/03/2026')).toBeInTheDocument();
    close();
  });

  it('go to the URL with a search, and Back restores the one before', async () => {
    const { user, close, router, requested } = await open(MARCH, page([use(1)]));
    await cards();
    await user.selectOptions(await field('Máquina'), 'SECADORA - 2');
    await user.type(await field('Tarjeta'), ' 1000 0001');
    await user.click(button('BUSCAR'));
    await waitFor(() => expect(router.state.location.search).toBe(`${MARCH}&machine=m-2&uuid=10000001`));
    // Drawn as well: the form has followed the address.
    await act(() => waitFor(() => expect(requested(USES)).toHaveLength(2)));
    expect(Object.fromEntries(requested(USES)[1]?.url.searchParams ?? [])).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      building: 'b-1',
      machine: 'm-2',
      uuid: '10000001',
      page: '1',
      perPage: '50',
    });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('Tarjeta')).toHaveValue(''));
    expect(screen.getByLabelText('Máquina')).toHaveValue('');
    close();
  });

  it('are emptied by LIMPIAR CAMPOS, with the table and the URL', async () => {
    const { user, close, router } = await open(`${MARCH}&unit=u-101&uuid=1`, page([use(1)]));
    await cards();
    await waitFor(() => expect(screen.getByLabelText('Unidad')).toHaveValue('u-101'));
    await user.click(button('LIMPIAR CAMPOS'));
    await waitFor(() => expect(screen.getByLabelText('Edificio')).toHaveValue(''));
    for (const name of ['Desde', 'Hasta', 'Unidad', 'Tarjeta'])
      expect(screen.getByLabelText(name)).toHaveValue('');
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('1 uso')).not.toBeInTheDocument();
    close();
  });

  it.each([
    [
      '?from=ayer&to=2026-03-31&building=b-1',
      'Alguna de las fechas no es válida. Corríjala y vuelva a buscar.',
    ],
    [
      '?from=2026-03-31&to=2026-03-01&building=b-1',
      'La fecha Desde no puede ser posterior a la fecha Hasta.',
    ],
    ['?from=2026-03-01', MANDATORY],
  ])('refuse the URL %s with a text, and ask nothing', async (search, text) => {
    const { close, requested } = await open(search);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(requested(USES)).toHaveLength(0);
    close();
  });

  it('say of a unit of elsewhere that it is not of the building', async () => {
    const { close } = await open(`${MARCH}&unit=u-999`, page([]));
    expect(await screen.findByText(/La unidad o la máquina indicada no pertenece/)).toBeInTheDocument();
    close();
  });

  it.each(['b-9', '%2e%2e', '<b>'])('say of the building %s that it is not theirs', async (id) => {
    const { close } = await open(
      `?${new URLSearchParams({ from: '2026-03-01', to: '2026-03-31', building: id }).toString()}`,
      refused(USES, 404, 'ex_not_found'),
      refused(`/api/v1/buildings/${encodeURIComponent(id)}`, 404, 'ex_not_found'),
    );
    expect(await screen.findByText(/El edificio indicado no figura entre los suyos/)).toBeInTheDocument();
    close();
  });

  it('without buildings are not there: the feature is not enabled', async () => {
    const { close } = await showPage(UsesPage, PAGE, [{ method: 'GET', path: BUILDINGS, body: [] }]);
    expect(
      await screen.findByText('La funcionalidad no se encuentra habilitada para su usuario.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'BUSCAR' })).not.toBeInTheDocument();
    close();
  });
});

describe('the result', () => {
  it('has the seven columns, and hostile texts as they are', async () => {
    const hostile = use(1, {
      machine: { building: { name: '<img src=x> \u202Eñ 🧺' }, serial_number: 'SC-9', machine_type: 'OTHER' },
      unit: null,
      result: 'Fondos insuficientes',
    });
    const { close } = await open(MARCH, page([hostile]));
    const said = within(await cards())
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(said).toEqual([
      ['Edificio', '<img src=x> \u202Eñ 🧺'],
      ['Unidad', '—'],
      ['Máquina', 'SC-9'],
      ['Tipo', 'Secadora'],
      ['Fecha', '01/03/2026 23:59'],
      ['Tarjeta', '10000001'],
      ['Resultado', 'Fondos insuficientes'],
    ]);
    close();
  });

  it('names a machine as it is called on the spot too, and marks what failed', async () => {
    const machine = { ...use(1).machine, serial_number: 'LV-498568', sort_index: 2 };
    const { close } = await open(MARCH, page([use(1, { machine, result: 'Sin agua' }), use(2)]));
    const [failed, succeeded] = within(await cards()).getAllByRole('listitem');
    expect(failed).toHaveTextContent('LAVADORA - 2 · LV-498568');
    expect(within(failed ?? document.body).getAllByText('Sin agua')[0]).toHaveClass('tone-error');
    expect(within(succeeded ?? document.body).getAllByText('Exitoso')[0]).toHaveClass('tone-success');
    close();
  });

  it('is turned page by page on the server, each page with an address', async () => {
    shortCards();
    const { user, close, router, requested } = await open(
      MARCH,
      page(uses(0, 50), 120),
      page(uses(50, 50), 120),
    );
    expect(await screen.findByText('120 usos')).toBeInTheDocument();
    await user.click(button('Página siguiente'));
    expect(await screen.findByText('51–100 de 120')).toBeInTheDocument();
    expect(router.state.location.search).toBe(`${MARCH}&page=2`);
    expect(requested(USES_SUMMARY)).toHaveLength(1);
    close();
  });

  it('without a total may go on after a full page', async () => {
    shortCards();
    const { close } = await open(MARCH, page(uses(0, 50)));
    expect(await screen.findByRole('button', { name: 'Página siguiente' })).toBeEnabled();
    close();
  });

  it('of a page that is no more leads to the first', async () => {
    const { user, close, router } = await open(`${MARCH}&page=9`, page([], 3), page(uses(0, 3), 3));
    await user.click(await screen.findByRole('button', { name: 'IR A LA PRIMERA PÁGINA' }));
    expect(await screen.findByText('3 usos')).toBeInTheDocument();
    expect(router.state.location.search).toBe(MARCH);
    close();
  });

  it('that is empty says so', async () => {
    const { close } = await open(MARCH, page([], 0));
    expect(await screen.findByText('No hay resultados')).toBeInTheDocument();
    expect(button('Exportar')).toHaveAccessibleDescription('No hay filas para exportar.');
    close();
  });

  it('that failed says why on a phone too, and can be asked for again', async () => {
    const { user, close } = await open(MARCH, refused(USES, 500, 'ex_internal'), page([use(1)]));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El sistema no ha podido procesar su solicitud.',
    );
    expect(await field('Desde')).toHaveValue('01/03/2026');
    await user.click(button('REINTENTAR'));
    expect(await screen.findByText('1 uso')).toBeInTheDocument();
    close();
  });
});
