import { toIsoDay, maskDay } from '../../format/maskDay.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHORT_YEAR = /^(\d{1,2}\/\d{1,2}\/)(\d{2})$/;
const WHOLE = 'DD/MM/YYYY'.length;

const turned = (value: string): string => value.replace(ISO, '$3/$2/$1');

/** Whether a value is a day `YYYY-MM-DD` that exists. */
export const isIsoDay = (value: string): boolean => ISO.test(value) && toIsoDay(turned(value)) === value;

/**
 * A field's value as it is shown, whatever the browser's language: a day as DD/MM/YYYY, anything else as it
 * was typed.
 */
export const formatDayInput = (value: string): string => (isIsoDay(value) ? turned(value) : value);

/**
 * A field's value by what stands in it: `YYYY-MM-DD` once all of a day is there, until then what was typed.
 */
export function parseDayInput(text: string): string {
  const typed = maskDay(text);
  return (typed.length === WHOLE ? toIsoDay(typed) : undefined) ?? typed;
}

/** The value once the field was left: '1/10/2026' and '1/10/26' are days then. */
export const normaliseDayInput = (value: string): string =>
  toIsoDay(value.replace(SHORT_YEAR, '$120$2')) ?? value;

/** Whether something was typed that is no day. */
export const isInvalidDayInput = (value: string): boolean => value !== '' && !isIsoDay(value);
