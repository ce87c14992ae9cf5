/** Characters that XML 1.0 does not allow; lone surrogates are replaced before. */
// eslint-disable-next-line no-control-regex -- these very characters are meant
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Escapes a text for XML. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '');

/** The indices of the cell formats below. */
export const STYLES = { plain: 0, head: 1, pesos: 2, day: 3, instant: 4, quoted: 5 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${Array.from(
    { length: sheets },
    (_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${TYPES}.worksheet+xml"/>`,
  ).join('')}</Types>`;

const relations = (list: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Formats by number: 165 pesos, 166 days, 167 instants; each cell format in the order of STYLES. */
const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="165" formatCode="#,##0.00"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy"/><numFmt numFmtId="167" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="167" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The maximum number of characters in a sheet's name. */
const LONGEST_NAME = 31;

/** A sheet's name without the characters that workbooks forbid, an apostrophe only at its ends. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .replaceAll("'", '’')
    .trim()
    .slice(0, LONGEST_NAME) || '1';

/** Valid sheet names, unique regardless of case. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const name = sheetName(title);
    let own = name;
    for (let next = 2; taken.has(own.toLowerCase()); next++) {
      const mark = ` (${next})`;
      own = name.slice(0, LONGEST_NAME - mark.length) + mark;
    }
    taken.add(own.toLowerCase());
    return own;
  });
}

const workbook = (titles: readonly string[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheetNames(titles)
    .map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`;

/** The path of the nth sheet, from 0. */
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** All files of a workbook except the sheets, by path. @param titles of its sheets, in order */
export const packageFiles = (
  titles: readonly string[],
): readonly (readonly [path: string, text: string])[] => [
  ['[Content_Types].xml', contentTypes(titles.length)],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  ['xl/workbook.xml', workbook(titles)],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ...titles.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  ],
  ['xl/styles.xml', styles],
];

/** A sheet up to its first row: the header stays visible and is repeated on every printed page. */
export const sheetStart = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

export const SHEET_END = '</sheetData></worksheet>';
