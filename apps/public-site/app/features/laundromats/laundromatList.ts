import type { Laundromat } from '@laundry/api-contract';

const alike = new Intl.Collator('es-UY');

/** Laundromats in the order of their barrios, and of their names in each. */
export const byNeighbourhood = (all: readonly Laundromat[]): readonly Laundromat[] =>
  all.toSorted(
    (one, other) =>
      alike.compare(one.neighbourhood, other.neighbourhood) || alike.compare(one.name, other.name),
  );

/** As close as a map shows a house. */
const ZOOM = 18;

/** Where it is on a public map: the place itself, or what the map finds of its address. */
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
