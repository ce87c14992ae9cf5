import type { MailSender } from '@laundry/mail-templates';
import { brands } from '@laundry/site-config/brands';
import type { Brand } from '@laundry/site-config/brands';
import type { Settings } from '../settings.ts';

/** Who writes our mails, as configured. */
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
