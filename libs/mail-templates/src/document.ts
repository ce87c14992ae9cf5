/** A table with column headers. */
export interface MailTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The sums of its columns. */
  readonly foot?: readonly string[];
  /** The number of columns, counted from the last one, that hold numbers. */
  readonly numbers?: number;
  /** Columns whose texts must not wrap, such as days with their time. */
  readonly unbroken?: readonly number[];
}

/** A bar of a chart: its length and its text. */
export interface Bar {
  readonly value: number;
  readonly text: string;
}

/** A chart with bars by month, one for each series. */
export interface BarChart {
  readonly caption: string;
  /** A description for users who cannot see it. */
  readonly description: string;
  readonly series: readonly string[];
  readonly groups: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
}

export type LabelledText = readonly [label: string, text: string];

/** A mail's or statement's content, the same in all forms: plain text, never read as markup. */
export interface MailDocument {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  /** The key figures. */
  readonly figures?: readonly LabelledText[];
  readonly rows?: readonly LabelledText[];
  readonly chart?: BarChart;
  readonly tables?: readonly MailTable[];
  /** The link to the next step; an absolute URL. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

/** The preview that mailboxes show beside the title: the first paragraph, or the rows. */
export const previewOf = ({ paragraphs = [], rows = [] }: MailDocument): string =>
  paragraphs[0] ?? rows.map(([label, text]) => `${label}: ${text}`).join(' · ');

/** The rows that are not empty. */
export const nonEmptyRows = (rows: readonly LabelledText[]): readonly LabelledText[] =>
  rows.filter(([, text]) => text !== '');
