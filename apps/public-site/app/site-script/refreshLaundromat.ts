import { fetchCall, readAnswer } from '@laundry/api-client/exchange';
import { laundromat } from '@laundry/api-contract';
import type { Laundromat } from '@laundry/api-contract';
import { formatPesos } from '@laundry/ui-kit/format';
import { publicToken } from '../storage/publicToken.ts';

/** The prices of an answer as displayed texts. */
const formatFacts = (answer: Laundromat): Readonly<Record<string, string>> => ({
  price_costumer: formatPesos(answer.price_costumer),
  machine_rate: formatPesos(answer.machine_rate),
  special_rate_message: answer.special_rate_message ?? '',
});

function show(page: HTMLElement, facts: Readonly<Record<string, string>>): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-fact]')) {
    const text = facts[element.dataset['fact'] ?? ''] ?? '';
    const full = element.dataset['text']?.replace('{pesos}', text) ?? text;
    if (element.textContent === full) continue;
    element.textContent = full;
    element.closest<HTMLElement>('[role="note"]')?.toggleAttribute('hidden', text === '');
  }
}

/** Updates the prices on a laundromat's page, which was built earlier; without an answer they stay. */
export async function refreshLaundromat(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-laundromat]');
  if (!page) return;
  try {
    const slug = page.dataset['laundromat'] ?? '';
    const answer = await fetchCall(laundromat, { path: { slug } }, { token: publicToken() });
    show(page, formatFacts(await readAnswer(laundromat, answer)));
  } catch {
    // Without a network or a valid answer, the page keeps its prices.
  }
}
