import { escapeHtml } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { Brand } from '@laundry/brand/brands';

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
interface Bar {
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

/** The style class of a chart's series. */
export const seriesClass = (series: number) => (['first', 'second'] as const)[series] ?? 'first';

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
export const previewText = ({ paragraphs = [], rows = [] }: MailDocument): string =>
  paragraphs[0] ?? rows.map(([label, text]) => `${label}: ${text}`).join(' · ');

/** The rows that are not empty. */
export const nonEmptyRows = (rows: readonly LabelledText[]): readonly LabelledText[] =>
  rows.filter(([, text]) => text !== '');

/** The sender, as shown in the header and footer of all mails. */
export interface MailSender {
  /** The brand, for the mail's colours. */
  readonly brand: Brand;
  readonly productName: string;
  /** The public site's origin; its icon is the logo. */
  readonly siteUrl: string;
  readonly email: string;
  /** Empty where there is none. */
  readonly phone: string;
  /** Each is empty where it is not given. */
  readonly company: { readonly name: string; readonly rut: string; readonly address: string };
}

/** The company's data that are not empty. */
export const companyFacts = ({ company: { name, rut, address } }: MailSender): readonly string[] =>
  [name, rut === '' ? '' : mails.rut(rut), address].filter((text) => text !== '');

/** The site's host name, for display. */
export const siteName = ({ siteUrl }: MailSender): string => new URL(siteUrl).host;

const DAY_AND_HOUR_OR_AMOUNT = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}|-?\$ [\d.,]+/g;

/** A text of a mail as HTML, in which a day and its time, and an amount, stay on one line. */
export const textHtml = (text: string): string =>
  escapeHtml(text).replaceAll(DAY_AND_HOUR_OR_AMOUNT, '<span style="white-space:nowrap">$&</span>');
