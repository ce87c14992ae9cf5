/** Where the cards that a person asked to remember stand on the device. */
export const REMEMBERED_CARDS_KEY = 'laundry.cards';
