import GlobalStyles from '@mui/material/GlobalStyles';
import { reports } from '@laundry/strings';
import { formatInstant } from '@laundry/ui-kit';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { config } from '../shared/config.ts';
import { selectStored } from '../session/session.slice.ts';
import { sheetClass, sheetLook } from './sheetLook.ts';
import { SheetTable } from './SheetTable.tsx';
import type { PrintedTable } from './SheetTable.tsx';

/** What is printed, in text. */
export interface Sheet {
  title: string;
  /** The filters and how much of the result this is. */
  lines: readonly string[];
  tables: readonly PrintedTable[];
}

/**
 * The sheet beside the page: out of sight until something is printed, and then alone, the only `main` there
 * is.
 */
export function PrintSheet({ sheet: { title, lines, tables } }: { sheet: Sheet }) {
  return createPortal(
    <main className={sheetClass.sheet}>
      <GlobalStyles styles={sheetLook(Math.max(...tables.map(({ columns }) => columns.length)))} />
      <Letterhead />
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tables.map((table, place) => (
        <SheetTable key={place} {...table} />
      ))}
    </main>,
    document.body,
  );
}

/** Whose paper it is, for which administration, how to reach the company, and when it was printed. */
function Letterhead() {
  const administration = useSelector(selectStored)?.account.user.administration_name;
  const { productName, email, phone } = config.brand;
  return (
    <header>
      <strong>{productName}</strong>
      <span>
        {[administration, email, phone, reports.printedAt(formatInstant(new Date()))]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      </span>
    </header>
  );
}
