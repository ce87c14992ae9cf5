import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';
import { config } from '../../config.ts';
import { homeBreadcrumbs } from '../../layout/pageMeta.ts';
import type { PageMeta } from '../../layout/pageMeta.ts';
import { laundromatUrl, paths } from '../../paths.ts';

/** The parent pages of a laundromat's page. */
export const laundromatBreadcrumbs = [
  ...homeBreadcrumbs,
  { label: texts.pageTitle, to: paths.laundromats },
] as const;

/** The metadata of a laundromat's page, with the laundromat as schema.org data. */
export function laundromatMeta(laundromat: Laundromat): PageMeta {
  const { slug, name, street_address, neighbourhood, city, latitude, longitude, opening_hours } = laundromat;
  return {
    title: texts.page.name(name),
    description: texts.page.description(name, street_address, neighbourhood),
    breadcrumbs: laundromatBreadcrumbs,
    facts: [
      {
        '@type': 'DryCleaningOrLaundry',
        name,
        url: `${config.origins.public}${laundromatUrl(slug)}`,
        telephone: config.brand.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street_address,
          addressLocality: city,
          addressRegion: neighbourhood,
          addressCountry: 'UY',
        },
        ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        openingHours: opening_hours,
      },
    ],
  };
}
