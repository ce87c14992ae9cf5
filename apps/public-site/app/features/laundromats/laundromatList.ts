import type { Laundromat } from '@laundry/api-contract';

const alike = new Intl.Collator('es-UY');

/** Sorts laundromats by neighbourhood and name. */
export const byNeighbourhood = (all: readonly Laundromat[]): readonly Laundromat[] =>
  all.toSorted(
    (one, other) =>
      alike.compare(one.neighbourhood, other.neighbourhood) || alike.compare(one.name, other.name),
  );

/** The zoom level at which a map shows single houses. */
const ZOOM = 18;

/** Its link to a public map: to its coordinates, otherwise to a search for its address. */
export function mapUrl({ street_address, city, latitude, longitude }: Laundromat): string {
  const map = new URL('https://www.openstreetmap.org/');
  if (latitude === null || longitude === null) {
    map.pathname = '/search';
    map.searchParams.set('query', `${street_address}, ${city}, Uruguay`);
    return map.href;
  }
  map.searchParams.set('mlat', String(latitude));
  map.searchParams.set('mlon', String(longitude));
  map.hash = `map=${ZOOM}/${latitude}/${longitude}`;
  return map.href;
}
