import { htmlPart, mailSubject, textPart } from '@laundry/mail-templates';
import type { MailSender, MailDocument } from '@laundry/mail-templates';
import { brands } from '@laundry/brand/brands';
import type { Brand } from '@laundry/brand/brands';
import type { Settings } from '../settings.ts';
import type { Executor } from '../database/connect.ts';
import { COMPANY_RECIPIENT, queueMail } from '../queries/mails.ts';
import type { NewMail } from '../queries/mails.ts';

/** The configured sender of mails. */
export function mailSender(settings: Settings): MailSender {
  const brand: Brand = brands[settings.SITE_BRAND];
  return {
    brand,
    productName: settings.SITE_PRODUCT_NAME || brand.productName,
    siteUrl: settings.PUBLIC_ORIGIN,
    email: settings.SUPPORT_EMAIL,
    phone: settings.SITE_PHONE,
    company: {
      name: settings.SITE_COMPANY_NAME,
      rut: settings.SITE_COMPANY_RUT,
      address: settings.SITE_COMPANY_ADDRESS,
    },
  };
}

/** The origin of the admin portal: as configured, else the `admin.` subdomain of the public site (D1). */
export function adminOrigin({
  ADMIN_ORIGIN,
  PUBLIC_ORIGIN,
}: Pick<Settings, 'ADMIN_ORIGIN' | 'PUBLIC_ORIGIN'>): string {
  if (ADMIN_ORIGIN !== '') return ADMIN_ORIGIN;
  const { protocol, host } = new URL(PUBLIC_ORIGIN);
  return `${protocol}//admin.${host}`;
}

type To = Pick<NewMail, 'recipient' | 'replyTo' | 'secretUntil'>;

/** A document as a mail with a text and an HTML part. */
export function toMail<T extends To>(settings: Settings, document: MailDocument, to: T) {
  const sender = mailSender(settings);
  return {
    ...to,
    subject: mailSubject(document),
    text: textPart(document, sender),
    html: htmlPart(document, sender),
  };
}

/** The context of a change that causes mails: its transaction, the settings, and its moment. */
export interface Mailing {
  readonly db: Executor;
  readonly settings: Settings;
  readonly at: Date;
}

/** Queues a document as a mail. */
export const mailDocument = ({ db, settings, at }: Mailing, document: MailDocument, to: To) =>
  queueMail(db, toMail(settings, document, to), at);

/** Queues a document as a mail to the company. @param replyTo whom it answers; empty for nobody */
export const mailCompany = (mailing: Mailing, document: MailDocument, replyTo = '') =>
  mailDocument(mailing, document, { recipient: COMPANY_RECIPIENT, ...(replyTo && { replyTo }) });
