/** Whether a text is a card's code: eight digits (spec §3). */
export const isCardCode = (text: string): boolean => /^\d{8}$/.test(text);
