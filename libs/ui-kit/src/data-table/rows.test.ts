import type { Column } from './columns.ts';
import { withFilter, withSort, emptyQuery, activeFilters } from './query.ts';
import type { Filters } from './query.ts';
import { selectRows } from './rows.ts';

interface Resident {
  name: string;
  unit: string | null;
  since: string;
  debt: number;
}

const columns: readonly Column<Resident>[] = [
  { field: 'name', header: 'Nombre', kind: 'text', filter: true, value: ({ name }) => name },
  { field: 'unit', header: 'Unidad', kind: 'text', filter: true, value: ({ unit }) => unit },
  { field: 'since', header: 'Alta', kind: 'day', value: ({ since }) => since },
  { field: 'debt', header: 'Deuda', kind: 'pesos', value: ({ debt }) => debt },
];

const rows: readonly Resident[] = [
  { name: 'Óscar Núñez', unit: 'Apto 10', since: '2026-03-02T02:30:00Z', debt: 1234.5 },
  { name: 'Nora Paz', unit: 'Apto 2', since: '2026-03-02T12:00:00Z', debt: -20 },
  { name: 'Ñata Díaz', unit: null, since: '2026-03-05', debt: 0 },
];

const found = (filters: Filters) =>
  selectRows(rows, columns, { filters, sort: null }).map(({ name }) => name);
const sorted = (field: string, direction: 'asc' | 'desc') =>
  selectRows(rows, columns, { filters: {}, sort: { field, direction } }).map(({ name }) => name);

describe('filters', () => {
  it('find texts, ignoring case and accents, and apply together', () => {
    expect(found({ name: ' NUÑEZ ' })).toEqual(['Óscar Núñez']);
    expect(found({ name: 'n', unit: '2' })).toEqual(['Nora Paz']);
  });

  it.each([
    ['1.234,50', 'Óscar Núñez'],
    ['1234', 'Óscar Núñez'],
    ['$ 1.2', 'Óscar Núñez'],
    ['-20', 'Nora Paz'],
  ])('find an amount by %p, with or without its dots and sign', (typed, name) =>
    expect(found({ debt: typed })).toEqual([name]),
  );

  it('use Montevideo days, both inclusive', () => {
    expect(found({ since: '/2026-03-01' })).toEqual(['Óscar Núñez']);
    expect(found({ since: '2026-03-02/2026-03-05' })).toEqual(['Nora Paz', 'Ñata Díaz']);
    expect(found({ since: '2026-03-05/2026-03-01' })).toEqual([]);
  });

  it('of unknown columns are ignored', () => {
    expect(found({ other: 'x' })).toHaveLength(3);
  });
});

describe('order', () => {
  it('puts ñ after n, and can be reversed', () => {
    expect(sorted('name', 'asc')).toEqual(['Nora Paz', 'Ñata Díaz', 'Óscar Núñez']);
    expect(sorted('name', 'desc')).toEqual(['Óscar Núñez', 'Ñata Díaz', 'Nora Paz']);
  });

  it('compares numbers within texts, and puts empty values first', () => {
    expect(sorted('unit', 'asc')).toEqual(['Ñata Díaz', 'Nora Paz', 'Óscar Núñez']);
  });

  it('is numeric for amounts and chronological for dates', () => {
    expect(sorted('debt', 'asc')).toEqual(['Nora Paz', 'Ñata Díaz', 'Óscar Núñez']);
    expect(sorted('since', 'asc')).toEqual(['Óscar Núñez', 'Nora Paz', 'Ñata Díaz']);
  });

  it('by an unknown column does not change the rows', () => {
    expect(sorted('other', 'asc')).toEqual(rows.map(({ name }) => name));
  });
});

it('a changed filter or order starts at the first page, and an empty filter is removed', () => {
  const filtered = withFilter({ ...emptyQuery, page: 3 }, 'name', 'a');
  expect(filtered).toEqual({ filters: { name: 'a' }, sort: null, page: 0 });
  expect(withSort({ ...filtered, page: 2 }, { field: 'name', direction: 'asc' }).page).toBe(0);
  expect(withFilter(filtered, 'name', '').filters).toEqual({});
  expect(activeFilters(filtered)).toBe(1);
});
