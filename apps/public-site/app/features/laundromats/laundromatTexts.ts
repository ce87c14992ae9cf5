import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';

const alike = new Intl.Collator('es-UY');

/** Sorts laundromats by neighbourhood and name. */
export const byNeighbourhood = (all: readonly Laundromat[]): readonly Laundromat[] =>
  all.toSorted(
    (one, other) =>
      alike.compare(one.neighbourhood, other.neighbourhood) || alike.compare(one.name, other.name),
  );

/** The zoom level at which a map shows single houses. */
const ZOOM = 18;

/** A laundromat's link to a public map: to its coordinates, otherwise to a search for its address. */
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

type Day = keyof typeof texts.days;

const WRITTEN = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/;
const EVERY_DAY = 'Mo-Su';
const WEEK = Object.keys(texts.days);

const isDay = (text: string | undefined): text is Day => text !== undefined && text in texts.days;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const clock = (text: string): string => text.replace(/^0/, '');

function formatDays(first: Day, last: string | undefined): string {
  if (`${first}-${last}` === EVERY_DAY) return texts.everyDay;
  const name = texts.days[first];
  if (!isDay(last)) return capital(name);
  const follows = WEEK.indexOf(last) === WEEK.indexOf(first) + 1;
  return capital((follows ? texts.dayPair : texts.dayRange)(name, texts.days[last]));
}

/**
 * Opening hours as text: 'Lunes a viernes', '7:00 a 22:00'.
 *
 * @param written as schema.org's `openingHours`; other formats are left out
 */
export const openingHours = (written: readonly string[]) =>
  written.flatMap((line) => {
    const [, first, last, opens, closes] = WRITTEN.exec(line) ?? [];
    if (!isDay(first) || opens === undefined || closes === undefined) return [];
    return { days: formatDays(first, last), hours: texts.hours(clock(opens), clock(closes)) };
  });
