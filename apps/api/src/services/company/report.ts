import type { LineChange } from '../../queries/company/importing.ts';
import type { KindName } from '../../company-data/kinds.ts';

/** How many additions and changes are listed. */
export const MAX_SHOWN = 50;

/** How many lines of a kind were new or changed; the rest changed nothing. */
export interface KindReport {
  readonly kind: KindName;
  readonly added: number;
  readonly changed: number;
  /** The first of them. */
  readonly additions: readonly string[];
  readonly changes: readonly LineChange[];
  /** What else changed, in words. */
  readonly notes?: readonly string[];
}

/** The result of a file. */
export interface FileReport {
  readonly file: string;
  readonly lines: number;
  readonly kinds: readonly KindReport[];
}
