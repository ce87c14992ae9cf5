import { readRows } from './readRows.ts';
import { checkRows, readInvitees } from './invitee.ts';

const read = async (text: string) =>
  (await readRows(text)).map(({ line, person, problem }) => [line, ...Object.values(person), problem]);
const ana = ['Ana', 'Paz', 'ana@correo.example', 'Apto 1'];
const bea = ['Bea', 'Gil', 'bea@correo.example', 'Apto 2'];
const head = ['Nombre', 'Apellido', 'E-mail', 'Referencia'];

const FOUR = 'se esperan 4: nombre, apellido, e-\u2060mail y referencia';

describe('rows of people', () => {
  it.each([
    ['tabs, as spreadsheets paste them', '\t', '\r\n'],
    [';', ';', '\n'],
    [',', ',', '\r\n'],
  ])('are split at %s', async (_, between, end) => {
    const rows = [ana, bea].map((cells) => cells.join(between)).join(end);
    const found = (line: number) => [
      [line, ...ana, undefined],
      [line + 1, ...bea, undefined],
    ];
    expect(await read(rows)).toEqual(found(1));
    expect(await read(`\uFEFF${head.join(between)}${end}${rows}${end}`)).toEqual(found(2));
  });

  it('are read by their headings, in any order and by many names', async () => {
    const text = 'CORREO ELECTRONICO;Piso;apto;apellidos;Nombre\nana@correo.example;3;Apto 1;Paz;Ana';
    expect(await read(text)).toEqual([[2, ...ana, undefined]]);
    expect(await read(`sep=;\nResidentes 2026;;;;\n\n${text}`)).toEqual([[5, ...ana, undefined]]);
  });

  it('keep quoted separators, and join quoted lines, which still count', async () => {
    const text = `"Ana ""la del 1""";"Paz; de León";a@b.uy;"Apto\n1"\n\n${bea.join(';')}`;
    expect(await read(text)).toEqual([
      [1, 'Ana "la del 1"', 'Paz; de León', 'a@b.uy', 'Apto 1', undefined],
      [4, ...bea, undefined],
    ]);
  });

  it.each([
    ['too few cells', 'Ana;Paz', `La fila tiene 2\u00a0datos; ${FOUR}`],
    ['a single one', 'Ana', `La fila tiene 1\u00a0dato; ${FOUR}`],
    ['too many cells', 'Ana;Paz;Gil;a@b.uy;Apto 1', `La fila tiene 5\u00a0datos; ${FOUR}`],
    ['an open quote', '"Ana;Paz;a@b.uy;Apto 1', 'Las comillas no se cierran'],
  ])('with %s get their own problem', async (_, row, problem) => {
    const rows = await readRows(`${bea.join(';')}\n${row}`);
    expect(rows.map((one) => [one.line, one.problem])).toEqual([
      [1, undefined],
      [2, problem],
    ]);
  });

  it.each(['', ' \n\t\n ', head.join(';'), ';;;\n;;;'])('are not found in %j', async (text) => {
    expect(await read(text)).toEqual([]);
  });

  it('may end with empty cells', async () => {
    expect(await read(`${ana.join(';')};;\n`)).toEqual([[1, ...ana, undefined]]);
  });
});

describe('the check of rows', () => {
  const outcomes = async (text: string, residents: { email: string }[] = []) =>
    checkRows(await readRows(text), residents).map(({ outcome }) =>
      'text' in outcome ? outcome.text : outcome.status,
    );

  it('names every wrong field of each row', async () => {
    expect(await outcomes(`${ana.join(';')}\n;;;Apto 2\n ;Gil;bea@;  `)).toEqual([
      'waiting',
      'Nombre: Ingrese un NOMBRE. Apellido: Ingrese un APELLIDO. E-mail: Ingrese un E-MAIL',
      'Nombre: Ingrese un NOMBRE. E-mail: Ingrese un E-MAIL válido. Referencia: Ingrese una REFERENCIA',
    ]);
  });

  it('finds repeated or registered e-mails, ignoring case', async () => {
    const text = [ana, ['Ana', 'P', 'ANA@correo.example', 'Apto 9'], bea]
      .map((cells) => cells.join(';'))
      .join('\n');
    expect(await outcomes(text, [{ email: 'Bea@Correo.example' }])).toEqual([
      'waiting',
      'E-mail: Repite el e-\u2060mail de la línea 1',
      'E-mail: Ya figura entre los usuarios del edificio',
    ]);
  });
});

describe('pasted text', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => `A;B;a${place}@b.uy;C`).join('\n');

  it.each([
    [' \n', 'No hay ninguna fila que leer.'],
    [many(501), 'Se leen hasta 500\u00a0filas por vez. Divida la planilla.'],
  ])('must have from 1 to 500 rows: %#', async (text, problem) => {
    expect(await readInvitees(text, [])).toEqual({ problem });
  });

  it('may have 500 rows, each of which gets its own key', async () => {
    const rows = await readInvitees(many(500), []);
    if ('problem' in rows) throw new Error(rows.problem);
    expect(rows.filter(({ outcome }) => outcome.status === 'waiting')).toHaveLength(500);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
  });
});
