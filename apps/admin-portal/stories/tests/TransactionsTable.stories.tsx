import { gate } from '@laundry/flow/testing';
import { transactionsReport } from '@laundry/strings';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { buildings } from '../../test/portal.ts';
import { found, summary, transaction, transactions } from '../../test/transactions.ts';
import { button, onOneLine, openPage, pageTests, whole } from './openPage.tsx';
import type { Mount } from './openPage.tsx';
import { cards, JUNE, open, PAGE } from './transactionsPage.ts';

const meta = preview.meta({
  title: 'Pruebas/Portal/Transacciones, filas',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
});

export const Columns = meta.story({
  name: 'the table has its columns and filters, hostile texts unchanged, and the newest row first',
  play: async ({ mount }) => {
    const hostile = transaction(1, {
      amount: 1234.5,
      user_name: '<img src=x onerror=alert(1)> \u202Eñ 🧺',
      message: '=HYPERLINK("x")',
      adm_income: 0,
    });
    await open(mount, JUNE, found([hostile, transaction(2)]));
    const [newest, oldest = []] = await cards('2 transacciones');
    await expect(newest).toContainEqual(['Tarjeta', '10000002']);
    // The table may have other columns too.
    const specified = new Map([
      ['Edificio', 'Mirador'],
      ['Monto', '$ 1.234,50'],
      ['Moneda', 'UYU'],
      ['Cliente', '<img src=x onerror=alert(1)> \u202Eñ 🧺'],
      ['Email', 'eva1@demo.example'],
      ['Origen', 'Bancard'],
      ['Fecha de creación', '30/06/2026 23:30'],
      ['Tarjeta', '10000001'],
      ['Mensaje', '=HYPERLINK("x")'],
      ['Ingreso Administración', '$ 0'],
    ]);
    await expect(oldest.filter(([name]) => specified.has(name))).toEqual([...specified]);
    for (const name of ['Monto', 'Moneda', 'Cliente', 'Email', 'Origen', 'Tarjeta', 'Mensaje'])
      await expect(screen.getByLabelText(`Filtrar por ${name}`)).toBeInTheDocument();
  },
});

export const AllInSight = meta.story({
  name: 'all columns are in sight at 1280 px, while loading and with long texts',
  globals: { viewport: { value: 'laptop1280' } },
  play: async ({ mount }) => {
    const way = gate();
    const long = (place: number) =>
      transaction(place, {
        building_name: `Edificio Torres de Punta Carretas ${place}`,
        amount: -1_234_567.5,
        user_name: `María Fernanda Rodríguez Etcheverry Goyeneche ${place}`,
        user_email: `maria.fernanda.rodriguez${place}@administracionesintegrales.com.uy`,
        origin: place === 1 ? 'MercadoPago' : 'RedPagos',
        message: `Pago aprobado con tarjeta de débito de otro banco, referencia ${place}`,
        adm_income: -123_456.5,
      });
    await open(mount, JUNE, { ...found([long(1), long(2)]), gate: way });
    const table = await screen.findByRole('grid');
    const allInSight = () =>
      waitFor(async () => {
        const heads = within(table).getAllByRole('columnheader');
        await expect(heads).toHaveLength(Object.keys(transactionsReport.columns).length);
        const end = Math.max(...heads.map((head) => head.getBoundingClientRect().right));
        await expect(end).toBeLessThanOrEqual(table.getBoundingClientRect().right);
        for (const name of Object.values(transactionsReport.columns))
          await whole(within(table).getByText(name));
      });
    await allInSight();
    way.release();
    for (const name of [/1\.234\.567,50$/, /123\.456,50$/, '30/06/2026 23:30', '10000001'])
      for (const cell of await screen.findAllByRole('gridcell', { name })) await whole(cell);
    await allInSight();
  },
});

export const OnALaptop = meta.story({
  name: 'on a laptop BUSCAR is beside the fields, the rows begin within 330 px, and a filter moves nothing',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ mount }) => {
    const { user } = await open(mount, JUNE, found(transactions(60)));
    const top = () => screen.getAllByRole('gridcell')[0]?.getBoundingClientRect().top;
    await screen.findAllByRole('gridcell');
    await screen.findByRole('heading', { name: 'Totales del resultado' });
    await waitFor(() => expect(top()).toBeLessThanOrEqual(330));
    const search = await screen.findByRole('button', { name: 'BUSCAR' });
    await onOneLine([search, screen.getByLabelText('Edificio')]);
    const before = top();
    await user.click(screen.getByLabelText('Filtrar por Cliente'));
    await user.paste('Paz 2');
    await screen.findByText(
      /^Mirador, 01\/06\/2026 a 30\/06\/2026, por día de confirmación, Cliente: Paz 2$/,
    );
    await expect(screen.getByText('Los totales son sin los filtros de las columnas.')).toBeVisible();
    await expect(top()).toBe(before);
  },
});

/** Loads the rows before the buildings, which then must not move the totals. */
const buildingsLast = (viewport: string, shown: string) => ({
  globals: { viewport: { value: viewport } },
  play: async ({ mount }: { mount: Mount }) => {
    const held = gate();
    await openPage(mount, `${PAGE}${JUNE}`, [{ ...buildings, gate: held }, summary, found(transactions(3))]);
    const top = () =>
      screen.getByRole('region', { name: 'Totales del resultado' }).getBoundingClientRect().top;
    await screen.findByText('3 transacciones');
    await expect(screen.getByText('Cargando edificios…')).toBeVisible();
    const before = top();
    held.release();
    await screen.findByRole('button', { name: shown });
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
  },
});

export const BuildingsLast = meta.story({
  name: 'the totals do not move on a laptop when the buildings load last',
  ...buildingsLast('laptop', 'BUSCAR'),
});

export const BuildingsLastOnAPhone = meta.story({
  name: 'the totals do not move on a phone when the buildings load last',
  ...buildingsLast('phone', 'CAMBIAR FILTROS'),
});

export const Paged = meta.story({
  name: 'a page has fifty rows, and another search begins at the first page',
  play: async ({ mount }) => {
    const { user, router } = await open(mount, JUNE, found(transactions(120)));
    await screen.findByText('1–50 de 120');
    await user.click(button('Página siguiente'));
    await expect(screen.getByText('51–100 de 120')).toBeInTheDocument();
    await router.navigate(`${PAGE}${JUNE.replace('b-1', 'b-2')}`);
    await screen.findByText('1–50 de 120');
  },
});
