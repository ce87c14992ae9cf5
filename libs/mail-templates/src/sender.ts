import { mails } from '@laundry/strings';
import type { Brand } from '@laundry/site-config/brands';

/** Who writes: what the head and the foot of every mail show. */
export interface MailSender {
  /** Its colours are the mail's. */
  readonly brand: Brand;
  readonly productName: string;
  /** The public site, an origin; its icons are the logo's picture. */
  readonly siteUrl: string;
  readonly email: string;
  /** Empty where none is told. */
  readonly phone: string;
  /** Each empty where it is not told. */
  readonly company: { readonly name: string; readonly rut: string; readonly address: string };
}

/** The company's facts; none that is not told. */
export const companyFacts = ({ company: { name, rut, address } }: MailSender): readonly string[] =>
  [name, rut === '' ? '' : mails.rut(rut), address].filter((text) => text !== '');

/** The site's address as people read it. */
export const siteName = ({ siteUrl }: MailSender): string => new URL(siteUrl).host;
