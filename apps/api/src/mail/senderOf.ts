import type { MailSender } from '@laundry/mail-templates';
import { brands } from '@laundry/site-config/brands';
import type { Settings } from '../settings.ts';

/** Who writes our mails, as configured. */
export const senderOf = (settings: Settings): MailSender => ({
  brand: brands[settings.SITE_BRAND],
  productName: settings.SITE_PRODUCT_NAME,
  siteUrl: settings.PUBLIC_ORIGIN,
  email: settings.SUPPORT_EMAIL,
  phone: settings.SITE_PHONE,
  company: {
    name: settings.SITE_COMPANY_NAME,
    rut: settings.SITE_COMPANY_RUT,
    address: settings.SITE_COMPANY_ADDRESS,
  },
});
