import { reports } from '@laundry/strings';

/** The classes by which a sheet is styled. */
export const printoutClass = { sheet: 'print-sheet', atEnd: 'at-end', total: 'total' } as const;

/** More columns than this are printed in landscape: in portrait each row would take two lines. */
const MAX_UPRIGHT = 6;
const isUpright = (columns: number): boolean => columns <= MAX_UPRIGHT;

/** The paper's width in px for a number of columns; letters on a screen are larger. */
export const paperWidth = (columns: number): number => (isUpright(columns) ? 860 : 1270);

/** 'Página 2 de 8', for the paper to count by itself. */
const pageNumber = `"${reports.printedPage} " counter(page) " ${reports.ofPages} " counter(pages)`;

const { sheet, atEnd, total } = printoutClass;

/** Styles of the printed sheet, which alone is printed. Heads repeat on every page; no row is cut in two. */
export const printoutStyles = (columns: number) => ({
  [`.${sheet}`]: { display: 'none' },
  '@media print': {
    [`body > :not(.${sheet})`]: { display: 'none !important' },
    [`.${sheet}`]: { display: 'block', color: '#000', background: '#fff', font: '8.5pt/1.35 sans-serif' },
    [`.${sheet} h1`]: { fontSize: '13pt', margin: '0 0 4pt' },
    [`.${sheet} p`]: { margin: '0 0 3pt' },
    [`.${sheet} table`]: {
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      // Half of the outer lines' width is outside the table.
      width: 'calc(100% - 1pt)',
      margin: '0 0.5pt',
      marginTop: '6pt',
    },
    [`.${sheet} thead`]: { display: 'table-header-group' },
    [`.${sheet} tr`]: { breakInside: 'avoid' },
    [`.${sheet} th, .${sheet} td`]: {
      border: '0.5pt solid #999',
      padding: '2pt 4pt',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    [`.${sheet} .${atEnd}`]: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    // A total stays with the last of its rows.
    [`.${sheet} .${total}`]: { breakBefore: 'avoid' },
    [`.${sheet} .${total} td`]: { fontWeight: 700, background: '#eee', printColorAdjust: 'exact' },
    [`.${sheet} h2`]: { fontSize: '10pt', margin: '10pt 0 0', breakAfter: 'avoid' },
    [`.${sheet} header`]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '12pt',
      borderBottom: '1pt solid #000',
      paddingBottom: '4pt',
      marginBottom: '8pt',
    },
    [`.${sheet} header strong`]: { fontSize: '12pt' },
    [`.${sheet} header span`]: { textAlign: 'right' },
    '@page': {
      margin: '12mm',
      size: isUpright(columns) ? 'portrait' : 'landscape',
      '@bottom-right': { content: pageNumber, font: '8pt sans-serif', color: '#000' },
    },
  },
});
