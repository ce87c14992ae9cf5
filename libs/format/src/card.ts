/** A card's code as it is printed on the card: `12345678` → `1234 5678`, on one line. What is no code stays as it is. */
export const formatCard = (uid: string): string => uid.replace(/^(\d{4})(\d{4})$/, '$1\u00A0$2');
