import type { ColumnHead, TableHead, Value } from './table.ts';

/** What the page says to the worker. Each is answered before the next is said. */
export type ExportRequest =
  | { readonly kind: 'open'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Value[])[] }
  | { readonly kind: 'nextSheet'; readonly columns: readonly ColumnHead[] }
  | { readonly kind: 'end' };

/** What the worker answers. */
export type ExportResponse =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };
