/**
 * The cells of a CSV file separated by `;` (RFC 4180). This reader shares no code with the product's writer.
 */
export function cellsOfCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gy;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    const [, quoted, plain = '', end] = pattern.exec(text) ?? [];
    if (end === undefined) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
