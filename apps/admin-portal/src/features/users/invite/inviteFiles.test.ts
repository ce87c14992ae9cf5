import { strToU8, zipSync } from 'fflate';
import { catchDownloads, readBytes, readText } from '../../../../test/download.ts';
import { saveInviteResult, saveInviteTemplate } from './inviteFiles.ts';
import { parsePeople } from './readRows.ts';
import { readWorkbook } from './readWorkbook.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const toSheet = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, ...texts: string[]) =>
  `<row r="${line}">${texts.map((text, place) => inline(`${'ABCDE'[place] ?? ''}${line}`, text)).join('')}</row>`;

/** A workbook whose first visible sheet is in the file sheet2.xml. */
const workbook = (rows: string, more: Record<string, string> = {}) => {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Listas" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Vecinos" sheetId="7" r:id="rId9"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="x"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': toSheet(row(1, 'otra')),
    'xl/worksheets/sheet2.xml': toSheet(rows),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
};

/** A zip whose directory states a size of 10 bytes for each part. */
function understated(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  for (let at = 0; at + 28 <= zip.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  return zip;
}

const NO_WORKBOOK = { problem: expect.stringContaining('no es una planilla XLSX') as string };

describe('a workbook', () => {
  it('is read from its first sheet: shared, inline, rich and calculated texts, and numbers', () => {
    const strings = `<sst xmlns="${MAIN}"><si><t>Ana</t></si><si><r><t>Nú</t></r><r><t>ñez</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>`;
    const bytes = workbook(
      `${row(1, 'Nombre', 'Apellido', 'E-mail', 'Unidad')}<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c>${inline('C3', 'ana@correo.example')}<c r="D3"><v>302</v></c></row>`,
      { 'xl/sharedStrings.xml': strings },
    );
    const read = readWorkbook(bytes);
    expect('lines' in read && parsePeople(read.lines)).toEqual([
      {
        line: 3,
        person: { firstname: 'Ana', lastname: 'Núñez', email: 'ana@correo.example', reference: '302' },
      },
    ]);
  });

  it('keeps empty cells in their place, and cuts off a row after 64 cells', () => {
    const bytes = workbook(
      `<row r="1">${inline('A1', 'Ana')}${inline('C1', 'ana@correo.example')}</row><row r="2">${inline('XFD2', 'lejos')}</row>`,
    );
    const read = readWorkbook(bytes);
    if (!('lines' in read)) throw new Error(read.problem);
    expect(read.lines[0]?.cells).toEqual(['Ana', '', 'ana@correo.example']);
    expect(read.lines[1]?.cells).toHaveLength(64);
  });

  it('reports hidden rows, and those with a formula or a date in their four fields, as a problem', () => {
    const ana = `${inline('A1', 'Ana')}${inline('B1', 'Paz')}${inline('C1', 'a@b.uy')}`;
    const bytes = workbook(
      `${row(1, 'Nombre', 'Apellido', 'E-mail', 'Unidad', 'Alta')}<row>${ana}<c t="str"><f>HYPERLINK("http://x")</f><v>1</v></c></row><row hidden="1">${ana}${inline('D1', '1')}</row><row>${ana}<c s="1"><v>46115</v></c></row><row>${ana}<c s="2" t="n"><v>46115</v></c></row><row>${ana}<c s="0"><v>302</v></c><c s="1"><v>46115</v></c></row>`,
      {
        'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="170" formatCode="[$-380A]d\\-mmm;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
      },
    );
    const read = readWorkbook(bytes);
    expect('lines' in read && parsePeople(read.lines).map(({ problem }) => problem)).toEqual([
      'Una celda tiene una fórmula; escriba el dato en su lugar',
      'La fila está oculta en la planilla; muéstrela para invitar',
      ...['', ''].map(() => 'Una celda tiene una fecha; escriba el dato como texto'),
      undefined,
    ]);
  });

  it('that unpacks to too much data is refused', () => {
    const bomb = workbook(row(1, ' '.repeat(30_000_000)));
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(readWorkbook(bomb)).toEqual({
      problem: expect.stringContaining('contiene demasiados datos') as string,
    });
  });

  it.each([
    ['no zip', strToU8('PK\u0003\u0004 nothing')],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('a') })],
    ['a broken sheet', workbook('<row r="1"><c></row>')],
    ['cut off', workbook(row(1, 'Ana')).subarray(0, 300)],
    ['larger than it says', understated(workbook(row(1, 'Ana')))],
    [
      'full of entities',
      workbook('', {
        'xl/worksheets/sheet2.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>',
      }),
    ],
  ])('that is %s is refused', (_, bytes) => {
    expect(readWorkbook(bytes)).toEqual(NO_WORKBOOK);
  });
});

/** What is downloaded. */
async function download(save: () => Promise<void>): Promise<Blob> {
  const { caught, stop } = catchDownloads();
  await save();
  stop();
  return caught[0]?.file ?? new Blob();
}

it('the template has only headings, as XLSX and CSV', async () => {
  const read = readWorkbook(await readBytes(await download(() => saveInviteTemplate('xlsx'))));
  expect('lines' in read && read.lines.map(({ cells }) => cells.join())).toEqual([
    'Nombre,Apellido,E-mail,Referencia',
  ]);
  const csv = await download(() => saveInviteTemplate('csv'));
  expect(await readText(csv)).toBe('Nombre;Apellido;E-mail;Referencia\r\n');
});

it('the result file lists the outcome of each line', async () => {
  const person = { firstname: 'Ana', lastname: 'Paz', email: 'a@b.uy', reference: 'Apto 1' };
  const rows = [
    { line: 2, person, outcome: { status: 'sent' }, id: '' },
    { line: 3, person, outcome: { status: 'failed', text: 'Ya existe.' }, id: '' },
  ] as const;
  const file = await download(() => saveInviteResult('Mirador', rows));
  expect((await readText(file)).split('\r\n')).toEqual([
    'Línea;Nombre;Apellido;E-mail;Referencia;Estado',
    '2;Ana;Paz;a@b.uy;Apto 1;Invitada',
    '3;Ana;Paz;a@b.uy;Apto 1;Ya existe.',
    '',
  ]);
});
