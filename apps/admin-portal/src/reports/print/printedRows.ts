/** Rows that are printed at most; the sheet says how many are missing. */
export const MAX_PRINTED = 5_000;

/** The rows to print, gathered page by page until there are as many as are printed. */
export async function gatherPrintedRows<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length >= MAX_PRINTED) break;
  }
  return rows.slice(0, MAX_PRINTED);
}
