import { config } from '../config.ts';

const { productName, email, phone, facebookUrl, instagramUrl } = config.brand;

/** The company as schema.org has it, as configured. */
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
