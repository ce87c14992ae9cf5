import { fetchCall, readAnswer } from '@laundry/api-client/exchange';
import { laundromat } from '@laundry/api-contract';
import { priceTexts } from '../paying/prices.ts';
import { publicToken } from '../storage/publicToken.ts';
import { FILLED, fillIn } from './fillIn.ts';

/** Updates the prices on a laundromat's page, which was built earlier; without an answer they stay. */
export async function refreshLaundromat(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-laundromat]');
  if (!page) return;
  try {
    const slug = page.dataset['laundromat'] ?? '';
    const answer = await fetchCall(laundromat, { path: { slug } }, { token: publicToken() });
    const texts = priceTexts(await readAnswer(laundromat, answer));
    fillIn(page, texts);
    const message = page.querySelector(`[${FILLED}="message"]`);
    message?.closest('[role="note"]')?.toggleAttribute('hidden', texts.message === '');
  } catch {
    // Without a network or a valid answer, the page keeps its prices.
  }
}
