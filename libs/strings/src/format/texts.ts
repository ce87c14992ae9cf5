/** The code of a laundry card: eight digits (spec §3). */
export const CARD_CODE = /^\d{8}$/;

/** Whether a text is exactly a card's code. */
export const isCardCode = (text: string): boolean => CARD_CODE.test(text);

/** A card's code as it is printed: `12345678` → `1234 5678`, on one line. Any other text stays as it is. */
export const formatCard = (card: string): string => card.replace(/^(\d{4})(\d{4})$/, '$1\u00A0$2');

/** A text for searching: lower case, without accents, also those that stand alone. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Diacritic}]/gu, '')
    .toLowerCase();

/**
 * The beginnings of texts that spreadsheets take for formulas (D45), including tabs and line ends before them
 * and their full-width forms; also those after a comma, where some begin a cell despite our separator.
 */
const DANGEROUS = /^[\s\0]*(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])|(?<=,)(?=[=+\-@＝＋－＠])/g;

/** Makes a text safe for spreadsheets: an apostrophe is put before a possible formula. */
export const escapeFormula = (text: string): string => text.replaceAll(DANGEROUS, "'$&");

const FIGURE_AND_UNIT = /(\d) (?=(?:kg|g|l|ml|m|cm|mm|min|h|RPM|usos?|minutos?|horas?|días?)(?!\p{L}))/gu;

/** Puts non-breaking spaces between numbers and units in a text from elsewhere, as in '15 kg'. */
export const keepUnitsTogether = (text: string): string => text.replaceAll(FIGURE_AND_UNIT, '$1\u00a0');
