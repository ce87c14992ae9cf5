import { laundromats } from '@laundry/strings';

export interface Laundromat {
  name: string;
  neighbourhood: string;
  city: string;
}

export interface Neighbourhood {
  name: string;
  laundromats: readonly Laundromat[];
}

const alike = new Intl.Collator('es-UY');

/** Laundromats by neighbourhood, both in the order of the alphabet. */
export function byNeighbourhood(all: readonly Laundromat[] = laundromats.places): readonly Neighbourhood[] {
  const names = [...new Set(all.map(({ neighbourhood }) => neighbourhood))].sort(alike.compare);
  return names.map((name) => ({
    name,
    laundromats: all
      .filter(({ neighbourhood }) => neighbourhood === name)
      .sort((one, other) => alike.compare(one.name, other.name)),
  }));
}

/** Where it is on a public map; the building itself is nobody's to find but its residents'. */
export const mapOf = ({ neighbourhood, city }: Laundromat): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${neighbourhood}, ${city}, Uruguay`)}`;
