import { formatCardCode } from '@laundry/ui-kit/format';
import { ADDRESSED_FIELDS, valueInAddress } from '../paths.ts';

/** Prefills fields with values from the address (a sticker's card or machine) before React takes over. */
export function prefillFromUrl(container: HTMLElement): void {
  const url = new URL(location.href);
  for (const name of ADDRESSED_FIELDS) {
    const text = valueInAddress(url, name);
    const field = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    // Set like a prerendered value, not like user input, because the island reads the address itself.
    if (text !== '' && field) field.defaultValue = name === 'card' ? formatCardCode(text) : text;
  }
}
