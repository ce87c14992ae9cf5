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

  it.each([
    ['a picture', file(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0)), 'no es un CSV'],
    ['zipped, but no workbook', file('PK\u0003\u0004', bytes(0, 1)), 'no es una planilla XLSX'],
    ['too large', file('x'.repeat(1_000_001)), 'supera el tamaño permitido (1 MB)'],
  ])('that is %s is refused', async (_, wrong, text) => {
    expect(await readFile(wrong)).toEqual({ problem: expect.stringContaining(text) as string });
  });
});
