import { strFromU8, unzipSync } from 'fflate';
import { readBytes, readText } from '../../../test/download.ts';
import { fileName } from './download.ts';
import { writeTable } from './writeTable.ts';
import type { TableExport } from './writeTable.ts';
import type { ExportColumn, TableFormat } from './table.ts';

interface Row {
  name: string | null;
  pesos: number;
  on: string;
  at: string;
}

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Nombre', kind: 'text', value: ({ name }) => name },
  { header: 'Monto', kind: 'pesos', value: ({ pesos }) => pesos },
  { header: 'Día', kind: 'day', value: ({ on }) => on },
  { header: 'Fecha', kind: 'instant', value: ({ at }) => at },
];
const row = (name: string | null, pesos = 1234.5): Row => ({
  name,
  pesos,
  on: '2026-03-01',
  at: '2026-03-02T02:59:00Z',
});

const order = (rows: readonly Row[], more: Partial<TableExport<Row>> = {}): TableExport<Row> => ({
  format: 'csv',
  columns,
  pages: rows.map((row) => [row]),
  title: 'Usos',
  signal: new AbortController().signal,
  ...more,
});
const write = async (rows: readonly Row[], format: TableFormat) =>
  (await writeTable(order(rows, { format }))).file;

describe('CSV', () => {
  it('is UTF-8 with a BOM, separated by ; and ended by CRLF, with decimal commas and Montevideo time', async () => {
    const bytes = await readBytes(await write([row('Ñandú 🧺'), row('Eva', 400)], 'csv'));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        'Nombre;Monto;Día;Fecha',
        'Ñandú 🧺;1234,50;01/03/2026;01/03/2026 23:59',
        'Eva;400;01/03/2026;01/03/2026 23:59',
        '',
      ].join('\r\n'),
    );
  });

  it('quotes separators and line breaks, and escapes formulas', async () => {
    const hostile = ['a;b', 'dijo "hola"', 'una\r\ndos', '=1+1', '-2;3', null, '\ud800'];
    const text = await readText(
      await write(
        hostile.map((name) => row(name, -2)),
        'csv',
      ),
    );
    const names = text
      .split(';-2;01/03/2026;01/03/2026 23:59\r\n')
      .map((line) => line.replace('Nombre;Monto;Día;Fecha\r\n', ''));
    expect(names).toEqual([
      '"a;b"',
      '"dijo ""hola"""',
      '"una\r\ndos"',
      "'=1+1",
      '"\'-2;3"',
      '',
      '\ufffd',
      '',
    ]);
  });

  it('leaves out the further sheets of workbooks', async () => {
    const further = [{ title: 'Totales', columns: [], rows: [['no']] }];
    const { file } = await writeTable(order([], { further }));
    expect(await readText(file)).toBe('Nombre;Monto;Día;Fecha\r\n');
  });
});

describe('XLSX', () => {
  const readSheet = async (rows: readonly Row[]) => {
    const files = unzipSync(await readBytes(await write(rows, 'xlsx')));
    expect(Object.keys(files)).toContain('xl/workbook.xml');
    const sheet = new DOMParser().parseFromString(
      strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
      'text/xml',
    );
    expect(sheet.querySelector('parsererror')).toBeNull();
    return sheet;
  };

  it('has typed texts, numbers and dates', async () => {
    const sheet = await readSheet([row('Ñandú <b>&"🧺'), row('=1+1', -2), row(null)]);
    const cell = (at: string) => sheet.querySelector(`c[r="${at}"]`);
    expect(cell('D1')?.textContent).toBe('Fecha');
    expect(cell('A2')?.textContent).toBe('Ñandú <b>&"🧺');
    expect(cell('A2')?.getAttribute('t')).toBe('inlineStr');
    expect(cell('B2')?.textContent).toBe('1234.5');
    expect(cell('C2')?.textContent).toBe('46082');
    expect(Number(cell('D2')?.textContent)).toBeCloseTo(46082 + (23 * 60 + 59) / 1440, 7);
    expect(cell('A3')?.textContent).toBe('=1+1');
    expect(cell('A3')?.getAttribute('s')).toBe('5');
    expect(sheet.querySelector('f')).toBeNull();
    expect(cell('A4')).toBeNull();
    expect(sheet.querySelectorAll('row')).toHaveLength(4);
  });

  it('has further sheets with unique names, and counts as numbers', async () => {
    const further = (title: string) => ({
      title,
      columns: [{ header: 'Usos', kind: 'count' }] as const,
      rows: [[12], [3]],
    });
    const { file } = await writeTable(
      order([row('Eva')], { format: 'xlsx', further: [further('usos'), further("'Torre [1]'")] }),
    );
    const files = unzipSync(await readBytes(file));
    const xml = (path: string) =>
      new DOMParser().parseFromString(strFromU8(files[path] ?? new Uint8Array()), 'text/xml');
    const sheets = [...xml('xl/workbook.xml').querySelectorAll('sheet')];
    expect(sheets.map((sheet) => sheet.getAttribute('name'))).toEqual(['Usos', 'usos (2)', '’Torre  1 ’']);
    const last = xml('xl/worksheets/sheet3.xml');
    expect(last.querySelector('c[r="A1"]')?.textContent).toBe('Usos');
    expect(last.querySelector('c[r="A3"] > v')?.textContent).toBe('3');
    expect(xml('[Content_Types].xml').querySelectorAll('Override')).toHaveLength(5);
  });

  it('keeps the minute that the table shows, without rounding up', async () => {
    const sheet = await readSheet([{ ...row('Eva'), at: '2026-03-02T02:59:59.999Z' }]);
    const seconds = Number(sheet.querySelector('c[r="D2"]')?.textContent) * 86_400;
    expect(Math.round(seconds) % 86_400).toBe(86_400 - 60);
  });

  it('leaves out characters that XML does not allow', async () => {
    const sheet = await readSheet([row('a\u0000b\u001fc\ud800')]);
    expect(sheet.querySelector('c[r="A2"]')?.textContent).toBe('abc\ufffd');
  });
});

describe('an incomplete table', () => {
  const two = [row('Eva'), row('Ana')];

  it('has the rows written before it was cancelled', async () => {
    const cancel = new AbortController();
    const onProgress = () => cancel.abort();
    const { rows, truncation } = await writeTable(order(two, { onProgress, signal: cancel.signal }));
    expect({ rows, truncation }).toEqual({ rows: 1, truncation: 'cancelled' });
  });

  it('is marked as incomplete if fewer rows arrived than announced', async () => {
    expect(await writeTable(order(two, { expected: 3 }))).toMatchObject({ rows: 2, truncation: 'short' });
  });
});

it.each([
  [['Usos', 'Torre Bulevar', '2026-03-01'], true, 'usos-torre-bulevar-2026-03-01.csv'],
  [['Usos', 'Ñandú / "Año" 🧺', '\u202Ex'], true, 'usos-nandu-ano-x.csv'],
  [['Usos', '🧺'], false, 'usos-incompleto.csv'],
])('the name of a file about %j', (about, whole, name) => {
  expect(fileName(about, 'csv', whole)).toBe(name);
});
