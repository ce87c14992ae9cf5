// jsdom's File has no arrayBuffer().
import { File } from 'node:buffer';
import { readFile } from './readFile.ts';

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'vecinos.csv');
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a file', () => {
  it('is read as UTF-8, Windows-1252 or UTF-16', async () => {
    expect(await readFile(file('Ñandú;José'))).toEqual({ text: 'Ñandú;José' });
    // 'Ñé' in Windows-1252 and in UTF-16, as spreadsheet programs may write it.
    expect(await readFile(file(bytes(0xd1, 0xe9)))).toEqual({ text: 'Ñé' });
    expect(await readFile(file(bytes(0xff, 0xfe, 0xd1, 0, 0xe9, 0)))).toEqual({ text: 'Ñé' });
  });

  it('that is a picture is refused', async () => {
    expect(await readFile(file(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0)))).toEqual({
      problem: expect.stringContaining('no es un CSV') as string,
    });
  });

  it('that is zipped is read as a workbook', async () => {
    expect(await readFile(file('PK\u0003\u0004', bytes(0, 1)))).toEqual({
      problem: expect.stringContaining('no es una planilla XLSX') as string,
    });
  });
});
