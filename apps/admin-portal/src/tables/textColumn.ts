import type { TextColumn } from '@laundry/ui-kit/data-table';

/** A column of a text that is a member of the rows, with a filter unless `more` says otherwise. */
export const textColumn = <
  Name extends string,
  Row extends { readonly [Key in Name]?: string | null | undefined },
>(
  field: Name,
  header: string,
  more: Partial<TextColumn<Row>> = {},
): TextColumn<Row> => ({ field, header, kind: 'text', filter: true, value: (row) => row[field], ...more });
