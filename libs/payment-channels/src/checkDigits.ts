import { channels } from '@laundry/strings';

const RUT_WEIGHTS = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CEDULA_WEIGHTS = [2, 9, 8, 7, 6, 3, 4];

const digitsOf = (text: string): number[] => text.replace(/\D/g, '').split('').map(Number);

const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** Whether a text is a RUT of 12 digits with a valid check digit (providers §7). */
export function isRut(text: string): boolean {
  const digits = digitsOf(text);
  const check = (11 - (weigh(digits, RUT_WEIGHTS) % 11)) % 11;
  return digits.length === 12 && check === digits[11];
}

/** Whether a text is a cédula of 7 or 8 digits with a valid check digit (providers §7). */
export function isCedula(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 7 || digits.length > 8) return false;
  const padded = digitsOf(digits.join('').padStart(8, '0'));
  return (10 - (weigh(padded, CEDULA_WEIGHTS) % 10)) % 10 === padded[7];
}

/** A warning about a RUT, which never blocks the form (D16); none while it is being typed. */
export const rutWarning = (text: string): string | undefined =>
  digitsOf(text).length >= 12 && !isRut(text) ? channels.rutWarning : undefined;

/** A warning about a cédula, which never blocks the form (D16); none while it is being typed. */
export const documentWarning = (text: string): string | undefined =>
  digitsOf(text).length >= 8 && !isCedula(text) ? channels.documentWarning : undefined;
