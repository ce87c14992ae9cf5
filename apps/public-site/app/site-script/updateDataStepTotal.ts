import type { siteCalls } from '@laundry/api-contract';
import { formatPesos } from '@laundry/ui-kit/format';
import { readInitialData, HYDRATED, ISLAND } from '../islands/island.ts';
import { prefetch } from '../storage/prefetch.ts';

/** The list of items, without the schemas of its answer. */
const ITEMS = { method: 'GET', path: '/api/v1/branding/items' } satisfies Pick<
  typeof siteCalls.brandingItems,
  'method' | 'path'
>;

/** The used part of the data of the shop's page (showDataStep.js); the island validates it. */
interface Shown {
  readonly items: readonly { readonly id: string; readonly price: number }[];
  readonly chosen?: string;
}

/**
 * Handles inputs in the shop's data step before its island is loaded: updates the total and SIGUIENTE, whose
 * click is deferred. Meanwhile it requests the list of items.
 */
export function updateDataStepTotal(): void {
  const island = document.querySelector<HTMLElement>(`[${ISLAND}="accessories"]`);
  if (!island) return;
  void prefetch(ITEMS);
  const count = (): void => {
    const { items, chosen } = readInitialData(island) as Shown;
    const price = items.find(({ id }) => id === chosen)?.price;
    const button = island.querySelector<HTMLButtonElement>('button[type="submit"]');
    const total = island.querySelector('output');
    if (price === undefined || !button || !total) return;
    button.disabled = [...island.querySelectorAll('input')].some(({ value }) => value.trim() === '');
    total.textContent = formatPesos(price * Number(island.querySelector('select')?.value));
  };
  island.addEventListener('input', count);
  island.addEventListener(HYDRATED, () => island.removeEventListener('input', count), { once: true });
}
