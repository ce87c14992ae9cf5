import { formatPesos } from '@laundry/ui-kit/format';
import { readInitialData, HYDRATED, ISLAND } from '../islands/island.ts';
import { prefetch } from '../session/prefetch.ts';

/**
 * What is read of what the shop's page was built with, and shows now (showDataStep.js); the island checks it.
 */
interface Shown {
  readonly items: readonly { readonly id: string; readonly price: number }[];
  readonly chosen?: string;
}

/**
 * What is entered into the shop's data step before its island is there counts: towards the total, and towards
 * SIGUIENTE, whose press is held. The list of items is asked for meanwhile.
 */
export function updateDataStepTotal(): void {
  const island = document.querySelector<HTMLElement>(`[${ISLAND}="accessories"]`);
  if (!island) return;
  void prefetch('/api/v1/branding/items');
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
