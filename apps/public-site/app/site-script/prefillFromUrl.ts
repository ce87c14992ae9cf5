import { formatCardCode } from '@laundry/ui-kit/format';
import { cardInAddress } from '../paths.ts';

/** Parameters that prefill a form, with the names of the fields that may take them. */
const FORWARDED_PARAMS: Readonly<Record<string, readonly string[]>> = {
  card: ['uid', 'card'],
  building: ['building'],
  machine: ['machine'],
};
/** The longest value of these fields. */
const MAX = 200;

/** The displayed value: a card's code in two groups, other values as they are. */
const shownIn = (url: URL, name: string): string =>
  name === 'card' ? formatCardCode(cardInAddress(url)) : (url.searchParams.get(name) ?? '').slice(0, MAX);

/** Prefills fields with values from the address (a sticker's card or machine) before React takes over. */
export function prefillFromUrl(container: HTMLElement): void {
  const url = new URL(location.href);
  for (const [name, fields] of Object.entries(FORWARDED_PARAMS)) {
    const text = shownIn(url, name);
    const field = fields.map((each) => container.querySelector(`input[name="${each}"]`)).find(Boolean);
    // Set like a prerendered value, because the island reads the address itself.
    if (text !== '' && field instanceof HTMLInputElement) field.defaultValue = text;
  }
}
