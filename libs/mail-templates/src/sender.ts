import { mails } from '@laundry/strings';
import type { Brand } from '@laundry/brand/brands';

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
