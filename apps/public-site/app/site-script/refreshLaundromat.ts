import { formatPesos } from '@laundry/ui-kit/format';

/** The prices of an answer, as the page shows them; undefined for what is no answer of the call. */
function toldBy(answer: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { price_costumer, machine_rate, special_rate_message } = answer as Record<string, unknown>;
  if (typeof price_costumer !== 'number' || typeof machine_rate !== 'number') return undefined;
  return {
    price_costumer: formatPesos(price_costumer),
    machine_rate: formatPesos(machine_rate),
    special_rate_message: typeof special_rate_message === 'string' ? special_rate_message : '',
  };
}

function show(page: HTMLElement, told: Readonly<Record<string, string>>): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-told]')) {
    const text = told[place.dataset['told'] ?? ''] ?? '';
    const full = place.dataset['text']?.replace('{pesos}', text) ?? text;
    if (place.textContent === full) continue;
    place.textContent = full;
    place.closest<HTMLElement>('[role="note"]')?.toggleAttribute('hidden', text === '');
  }
}

/**
 * A laundromat's page was made when the site was built: it shows the prices of now. Where they cannot be had
 * it stays as it is.
 */
export async function refreshLaundromat(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-laundromat]');
  if (!page) return;
  try {
    const answer = await fetch(`/public-site/v1/laundromats/${page.dataset['laundromat']}`);
    const told = answer.ok ? toldBy(await answer.json()) : undefined;
    if (told) show(page, told);
  } catch {
    // Without network, or with an answer that is none.
  }
}
