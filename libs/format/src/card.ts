/** The code of a laundry card: eight digits (spec §3). */
export const CARD_CODE = /^\d{8}$/;

/** Whether a text is exactly a card's code. */
export const isCardCode = (text: string): boolean => CARD_CODE.test(text);

/** A card's code as it is printed: `12345678` → `1234 5678`, on one line. Any other text stays as it is. */
export const formatCard = (card: string): string => card.replace(/^(\d{4})(\d{4})$/, '$1\u00A0$2');
