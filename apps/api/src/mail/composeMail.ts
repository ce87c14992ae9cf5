import { htmlPart, subjectOf, textPart } from '@laundry/mail-templates';
import type { MailSender, MailDocument } from '@laundry/mail-templates';
import { brands } from '@laundry/brand/brands';
import type { Brand } from '@laundry/brand/brands';
import type { Settings } from '../settings.ts';
import type { NewMail } from '../queries/mails.ts';

/** The configured sender of mails. */
export function senderOf(settings: Settings): MailSender {
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
export function adminOriginOf({
  ADMIN_ORIGIN,
  PUBLIC_ORIGIN,
}: Pick<Settings, 'ADMIN_ORIGIN' | 'PUBLIC_ORIGIN'>): string {
  if (ADMIN_ORIGIN !== '') return ADMIN_ORIGIN;
  const { protocol, host } = new URL(PUBLIC_ORIGIN);
  return `${protocol}//admin.${host}`;
}

/** A document as a mail with a text and an HTML part. */
export const mailOf = (
  document: MailDocument,
  sender: MailSender,
  to: Pick<NewMail, 'recipient' | 'replyTo' | 'secretUntil'>,
): NewMail => ({
  ...to,
  subject: subjectOf(document),
  text: textPart(document, sender),
  html: htmlPart(document, sender),
});
