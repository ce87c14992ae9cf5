const BASE = 36;
/** The number of digits of the greatest UUID in that base. */
const LENGTH = 25;
const HEX_DIGITS = 32;

/** A UUID as 25 lower-case letters and digits, for systems that do not accept its 36 characters. */
export const shortUuid = (uuid: string): string =>
  BigInt(`0x${uuid.replaceAll('-', '')}`)
    .toString(BASE)
    .padStart(LENGTH, '0');

/** The UUID of such a text, in letters of either case; undefined for any other text. */
export function uuidOfShort(text: string): string | undefined {
  if (!/^[\da-z]{25}$/i.test(text)) return undefined;
  const number = Array.from(text).reduce(
    (sum, digit) => sum * BigInt(BASE) + BigInt(parseInt(digit, BASE)),
    0n,
  );
  const hex = number.toString(16).padStart(HEX_DIGITS, '0');
  if (hex.length > HEX_DIGITS) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
