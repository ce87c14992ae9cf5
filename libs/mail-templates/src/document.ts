/** A table: its head names the columns. */
export interface MailTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The sums of its columns. */
  readonly foot?: readonly string[];
  /** How many columns, counted from the last, hold numbers. */
  readonly numbers?: number;
  /** Columns whose texts stand on one line each, however narrow the reader: days with their hours. */
  readonly unbroken?: readonly number[];
}

/** A bar of a chart: how long it is, and what it says. */
export interface Bar {
  readonly value: number;
  readonly text: string;
}

/** Bars by month, one of each series. */
export interface BarChart {
  readonly caption: string;
  /** What is seen in it, for who does not see it. */
  readonly description: string;
  readonly series: readonly string[];
  readonly groups: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
}

export type LabelledText = readonly [label: string, text: string];

/**
 * What a mail or a statement says, the same in each of its forms. All of it is text: nothing of it is ever
 * read as markup.
 */
export interface MailDocument {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  /** The numbers that matter most. */
  readonly figures?: readonly LabelledText[];
  readonly rows?: readonly LabelledText[];
  readonly chart?: BarChart;
  readonly tables?: readonly MailTable[];
  /** Where the reader goes on; an absolute address. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

/** What a mailbox shows beside the title: the first paragraph, or what the rows say. */
export const previewOf = ({ paragraphs = [], rows = [] }: MailDocument): string =>
  paragraphs[0] ?? rows.map(([label, text]) => `${label}: ${text}`).join(' · ');

/** The rows that have something to say. */
export const nonEmptyRows = (rows: readonly LabelledText[]): readonly LabelledText[] =>
  rows.filter(([, text]) => text !== '');
