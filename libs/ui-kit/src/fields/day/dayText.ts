import { dayIn, typedDay } from '../../format/typedDay.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHORT_YEAR = /^(\d{1,2}\/\d{1,2}\/)(\d{2})$/;
const WHOLE = 'DD/MM/YYYY'.length;

const turned = (value: string): string => value.replace(ISO, '$3/$2/$1');

/** Whether a value is a day `YYYY-MM-DD` that exists. */
export const isIsoDay = (value: string): boolean => ISO.test(value) && dayIn(turned(value)) === value;

/**
 * A field's value as it is shown, whatever the browser's language: a day as DD/MM/YYYY, anything else as it
 * was typed.
 */
export const shownDay = (value: string): string => (isIsoDay(value) ? turned(value) : value);

/**
 * A field's value by what stands in it: `YYYY-MM-DD` once all of a day is there, until then what was typed.
 */
export function dayOfTyped(text: string): string {
  const typed = typedDay(text);
  return (typed.length === WHOLE ? dayIn(typed) : undefined) ?? typed;
}

/** The value once the field was left: '1/10/2026' and '1/10/26' are days then. */
export const dayWhenLeft = (value: string): string => dayIn(value.replace(SHORT_YEAR, '$120$2')) ?? value;

/** Whether something was typed that is no day. */
export const isNoDay = (value: string): boolean => value !== '' && !isIsoDay(value);
