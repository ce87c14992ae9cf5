import { transactions } from '../features/transactions/report.ts';
import { uses } from '../features/uses/report.ts';
import { usesSummary } from '../../test/uses.ts';
import { describeScope } from '../reports/scope.ts';

const query = { from: '2026-10-01', to: '2026-10-31', building: 'b-1' };
const ofCeibo = { building: 'Edificio Ceibo', query };
const SEARCHED = 'Edificio Ceibo, 01/10/2026 a 31/10/2026, por día de confirmación, Unidad: 803';

describe('the scope of a table', () => {
  const shownBy = (filters: Record<string, string>, direction: 'asc' | 'desc', field: string) =>
    describeScope(
      { ...ofCeibo, texts: transactions.texts, narrowings: [['Unidad', '803']] },
      { ...transactions, shown: { filters, sort: { field, direction } } },
    );

  it("names the building, the days, the filters, the columns' filters and the chosen order", () => {
    const { text, fileName } = shownBy({ user_name: ' paz ', amount: '' }, 'asc', 'amount');
    expect(text).toBe(`${SEARCHED}, Cliente: paz, Orden: Monto, ascendente`);
    expect(fileName.slice(4)).toEqual(['filtradas', 'Cliente: paz', 'Orden: Monto, ascendente']);
  });

  it('leaves out the default order', () => {
    const { text, fileName } = shownBy({}, 'desc', 'creation_date');
    expect(text).toBe(SEARCHED);
    expect(fileName.slice(1)).toEqual(['Edificio Ceibo', '2026-10-01-a-2026-10-31', 'Unidad: 803']);
  });
});

it('the sheet of totals begins with the scope, and names the building of each unit of several', () => {
  const byUnit = usesSummary.byUnit.map((unit) => ({ ...unit, building_name: 'Mirador' }));
  const byBuilding = [...usesSummary.byBuilding, ...usesSummary.byBuilding];
  const { rows } = uses.totals.sheet({ ...usesSummary, byBuilding, byUnit }, 'Todos los edificios');
  expect(rows[0]).toEqual(['Alcance', 'Todos los edificios']);
  expect(rows[1]).toEqual(['Total', undefined, 120, 118, 2]);
  const units = rows.filter(([group]) => group === 'Por unidad').map(([, name]) => name);
  expect(units).toEqual(['Mirador · 101', 'Mirador · Sin unidad']);
});
