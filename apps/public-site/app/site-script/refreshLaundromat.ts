import { formatPesos } from '@laundry/ui-kit/format';

/** The prices of an answer as displayed texts; undefined for an invalid answer. */
function readFacts(answer: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { price_costumer, machine_rate, special_rate_message } = answer as Record<string, unknown>;
  if (typeof price_costumer !== 'number' || typeof machine_rate !== 'number') return undefined;
  return {
    price_costumer: formatPesos(price_costumer),
    machine_rate: formatPesos(machine_rate),
    special_rate_message: typeof special_rate_message === 'string' ? special_rate_message : '',
  };
}

function show(page: HTMLElement, facts: Readonly<Record<string, string>>): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-fact]')) {
    const text = facts[element.dataset['fact'] ?? ''] ?? '';
    const full = element.dataset['text']?.replace('{pesos}', text) ?? text;
    if (element.textContent === full) continue;
    element.textContent = full;
    element.closest<HTMLElement>('[role="note"]')?.toggleAttribute('hidden', text === '');
  }
}

/**
 * Updates the prices on a laundromat's page, which was built earlier. If they cannot be loaded it stays as it
 * is.
 */
export async function refreshLaundromat(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-laundromat]');
  if (!page) return;
  try {
    const answer = await fetch(`/public-site/v1/laundromats/${page.dataset['laundromat']}`);
    const facts = answer.ok ? readFacts(await answer.json()) : undefined;
    if (facts) show(page, facts);
  } catch {
    // Without a network or a valid answer.
  }
}
