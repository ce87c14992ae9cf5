import { layout, privacy, terms } from '@laundry/strings';
import { contactPoints } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { paths } from '../paths.ts';

const { brand, company } = config;

/** The footer's company data. Terms and privacy are the site's pages unless the company has its own. */
export const companyDetails = {
  contacts: contactPoints(brand),
  facts: [company.name, layout.rut(company.rut), company.address, company.hours],
  legalLinks: [
    { label: terms.pageTitle, to: company.termsUrl || paths.terms },
    { label: privacy.pageTitle, to: company.privacyUrl || paths.privacy },
  ],
};

const { productName, email, phone, facebookUrl, instagramUrl } = brand;

/** The configured company as schema.org data. */
export const businessJsonLd = {
  '@type': 'LocalBusiness',
  name: productName,
  url: config.origins.public,
  logo: `${config.origins.public}/icon-512.png`,
  email,
  telephone: phone,
  areaServed: 'UY',
  sameAs: [facebookUrl, instagramUrl].filter((url) => url !== ''),
};
