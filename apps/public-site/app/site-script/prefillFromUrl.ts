/** Parameters that prefill a form, with the names of the fields that may take them. */
const FORWARDED_PARAMS: Readonly<Record<string, readonly string[]>> = {
  card: ['uid', 'card'],
  building: ['building'],
  machine: ['machine'],
};
const CARD_DIGITS = 8;
const GROUPS = /^(\d{4})(\d{1,4})$/;
/** The longest value of these fields. */
const MAX = 200;

/** The displayed value: a card's code in two groups; an invalid code is left out. */
const shown = (name: string, text: string): string =>
  name === 'card'
    ? text.replaceAll(/\D/g, '').slice(0, CARD_DIGITS).replace(GROUPS, '$1 $2')
    : text.slice(0, MAX);

/**
 * Prefills fields with values from the address (a sticker's card or machine) before React takes over.
 * @returns the fields that it filled, with their values
 */
export function prefillFromUrl(container: HTMLElement): ReadonlyMap<HTMLInputElement, string> {
  const filled = new Map<HTMLInputElement, string>();
  const parameters = new URLSearchParams(location.search);
  for (const [name, fields] of Object.entries(FORWARDED_PARAMS)) {
    const text = shown(name, parameters.get(name) ?? '');
    const field = fields.map((each) => container.querySelector(`input[name="${each}"]`)).find(Boolean);
    if (text === '' || !(field instanceof HTMLInputElement)) continue;
    // Set like a prerendered value, because the island reads the address itself.
    field.defaultValue = text;
    filled.set(field, text);
  }
  return filled;
}
