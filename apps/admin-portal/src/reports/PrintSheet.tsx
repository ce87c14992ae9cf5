import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

/** What is printed, in text. */
export interface Sheet {
  title: string;
  /** The filters and how much of the result this is. */
  lines: readonly string[];
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

const SHEET = 'print-sheet';

/** Alone on paper, and nowhere else. Heads are repeated on every page; no row is cut in two. */
const styles = {
  [`.${SHEET}`]: { display: 'none' },
  '@media print': {
    [`body > :not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET}`]: { display: 'block', color: '#000', background: '#fff', font: '8.5pt/1.35 sans-serif' },
    [`.${SHEET} h1`]: { fontSize: '13pt', margin: '0 0 4pt' },
    [`.${SHEET} p`]: { margin: '0 0 3pt' },
    [`.${SHEET} table`]: { borderCollapse: 'collapse', width: '100%', marginTop: '6pt' },
    [`.${SHEET} thead`]: { display: 'table-header-group' },
    [`.${SHEET} tr`]: { breakInside: 'avoid' },
    [`.${SHEET} th, .${SHEET} td`]: {
      border: '0.5pt solid #999',
      padding: '2pt 4pt',
      textAlign: 'left',
      overflowWrap: 'anywhere',
    },
    '@page': { margin: '12mm' },
  },
} as const;

/** Prints a sheet as soon as it stands there, and says when the print dialog has gone. */
export function PrintSheet({
  sheet: { title, lines, heads, rows },
  onPrinted,
}: {
  sheet: Sheet;
  onPrinted: () => void;
}) {
  useEffect(() => {
    // The page's own events, so that a browser without a dialog does not leave the sheet behind.
    const printing = requestAnimationFrame(() => {
      window.print();
      onPrinted();
    });
    return () => cancelAnimationFrame(printing);
  }, [onPrinted]);
  return createPortal(
    <div className={SHEET}>
      <GlobalStyles styles={styles} />
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
