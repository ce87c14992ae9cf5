import type { Head, TableHead, Value } from './table.ts';

/** What the page says to the worker. Each is answered before the next is said. */
export type Order =
  | { readonly kind: 'open'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Value[])[] }
  | { readonly kind: 'turn'; readonly columns: readonly Head[] }
  | { readonly kind: 'end' };

/** What the worker answers. */
export type Answer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };
