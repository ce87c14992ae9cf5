import type { SiteConfig } from '@laundry/site-config';
import { layout, privacy, terms } from '@laundry/strings';
import { contactPoints } from '@laundry/ui-kit';
import { paths } from '../paths.ts';

/**
 * What the foot says of the company, as configured; its terms and its privacy policy are the site's pages
 * unless it has its own.
 */
export const companyDetails = ({ brand, company }: Pick<SiteConfig, 'brand' | 'company'>) => ({
  contacts: contactPoints(brand),
  facts: [company.name, layout.rut(company.rut), company.address, company.hours],
  legalLinks: [
    { label: terms.pageTitle, to: company.termsUrl || paths.terms },
    { label: privacy.pageTitle, to: company.privacyUrl || paths.privacy },
  ],
});
