/** What an address may bring into a form: its name there, and the names of the fields that take it. */
const FORWARDED_PARAMS: Readonly<Record<string, readonly string[]>> = {
  card: ['uid', 'card'],
  building: ['building'],
  machine: ['machine'],
};
const CARD_DIGITS = 8;
const GROUPS = /^(\d{4})(\d{1,4})$/;
/** As long as a field of these takes. */
const MAX = 200;

/** A card's code stands in two groups, as its field shows it; what is none is left out. */
const shown = (name: string, text: string): string =>
  name === 'card'
    ? text.replaceAll(/\D/g, '').slice(0, CARD_DIGITS).replace(GROUPS, '$1 $2')
    : text.slice(0, MAX);

/**
 * Enters what the address brings (a sticker's card or machine), so that a form that React has not taken over
 * yet already shows it.
 * @returns the fields that it filled, with what they hold
 */
export function prefillFromUrl(place: HTMLElement): ReadonlyMap<HTMLInputElement, string> {
  const filled = new Map<HTMLInputElement, string>();
  const asked = new URLSearchParams(location.search);
  for (const [name, fields] of Object.entries(FORWARDED_PARAMS)) {
    const text = shown(name, asked.get(name) ?? '');
    const field = fields.map((each) => place.querySelector(`input[name="${each}"]`)).find(Boolean);
    if (text === '' || !(field instanceof HTMLInputElement)) continue;
    // As if it had been prerendered so: the island reads the address itself.
    field.defaultValue = text;
    filled.set(field, text);
  }
  return filled;
}
