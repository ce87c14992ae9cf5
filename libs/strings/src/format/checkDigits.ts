const RUT_WEIGHTS = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CEDULA_WEIGHTS = [2, 9, 8, 7, 6, 3, 4];
/** The number of digits of a cédula; older ones have one less. */
export const CEDULA_LENGTH = 8;

const readDigits = (text: string): number[] => text.replace(/\D/g, '').split('').map(Number);

const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** Whether a text is a RUT of 12 digits with a valid check digit (providers §7). */
export function isRut(text: string): boolean {
  const digits = readDigits(text);
  const check = (11 - (weigh(digits, RUT_WEIGHTS) % 11)) % 11;
  return digits.length === 12 && check === digits[11];
}

/** The digits of a cédula, without the separators in a text such as '1.234.567-2'. */
export const cedulaDigits = (text: string): string => text.replace(/\D/g, '').slice(0, CEDULA_LENGTH);

/** Whether a text is the 7 or 8 digits of a cédula with a valid check digit (providers §7). */
export function isCedula(text: string): boolean {
  if (!/^\d{7,8}$/.test(text)) return false;
  const padded = readDigits(text.padStart(CEDULA_LENGTH, '0'));
  return (10 - (weigh(padded, CEDULA_WEIGHTS) % 10)) % 10 === padded[7];
}
