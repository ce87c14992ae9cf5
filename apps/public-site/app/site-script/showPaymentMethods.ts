import { readAnswer } from '@laundry/api-client/exchange';
import { cardMethods } from '@laundry/api-contract';
import type { PaymentMethods } from '@laundry/api-contract';
import { deviceStorage, tabStorage } from '@laundry/flow/browserStorage';
import { formatCard, isCardCode } from '@laundry/ui-kit/format';
import { NOT_WHEN_SPLITTING } from '../features/credit/stepTemplate.ts';
import { HYDRATED, INITIAL_DATA, ISLAND, TEMPLATE_OF } from '../islands/island.ts';
import { priceTexts } from '../paying/prices.ts';
import { cardInAddress, creditUrl } from '../paths.ts';
import { REMEMBERED_CARDS } from '../storage/namedCard.ts';
import { prefetch } from '../storage/prefetch.ts';
import { ATTEMPTS } from '../storage/attemptKeys.ts';
import { fillIn } from './fillIn.ts';

/** Removes choices that are not offered and sorts the others like the answer. @returns their number */
function keepOffered(step: DocumentFragment, names: readonly string[]): number {
  const choices = [...step.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const offered = [...new Set(names)].flatMap((name) => choices.find(({ value }) => value === name) ?? []);
  const cards = (inputs: readonly HTMLInputElement[]) =>
    inputs.flatMap((input) => input.closest('label') ?? []);
  const group = choices[0]?.closest('[role="radiogroup"]');
  for (const card of cards(choices)) card.remove();
  group?.append(...cards(offered));
  return offered.length;
}

/** Renders step 2 of a card like the island; undefined where the island has to show more. */
function renderStep(template: HTMLTemplateElement, card: string, methods: PaymentMethods) {
  const step = document.importNode(template.content, true);
  const left = methods.splitting ? (template.getAttribute(NOT_WHEN_SPLITTING) ?? '').split(',') : [];
  const names = methods.payment_methods.map(({ name }) => name).filter((name) => !left.includes(name));
  if (keepOffered(step, names) === 0) return undefined;
  if (!methods.special_rate_message) step.querySelector('[role="note"]')?.remove();
  fillIn(step, { card: formatCard(card), ...priceTexts(methods) });
  return step;
}

/** Whether there are earlier choices, which the island restores (D86 and the session's attempt). */
const isResumed = () =>
  tabStorage.getItem(ATTEMPTS.credit) !== null || deviceStorage.getItem(REMEMBERED_CARDS) !== null;

/** The digits in the field of step 1; empty at another step. */
const cardIn = (island: HTMLElement): string =>
  island.querySelector<HTMLInputElement>('input[name="card"]')?.value.replaceAll(/\s/g, '') ?? '';

/**
 * Requests a card's payment methods as soon as the card is known, and shows them before the island is loaded:
 * immediately for a card in the address, and on CONTINUAR for a typed one. The island takes over the page;
 * where it is faster, or has to show more (an error, an earlier choice), it uses the answer.
 */
export function showPaymentMethods(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[${TEMPLATE_OF}="credit"]`);
  const island = document.querySelector<HTMLElement>(`[${ISLAND}="credit"]`);
  if (!template || !island) return;
  let hydrated = false;
  island.addEventListener(HYDRATED, () => (hydrated = true), { once: true });

  const requestMethods = (card: string) =>
    isCardCode(card)
      ? prefetch(cardMethods, { query: { param1: card } })
      : Promise.reject(new Error('no card'));
  const answerFor = async (card: string): Promise<PaymentMethods> =>
    readAnswer(cardMethods, (await requestMethods(card)).clone());
  const show = async (card: string, pressed: boolean) => {
    // If this fails, the island requests it again and reports errors.
    const methods = await answerFor(card).catch(() => undefined);
    const step = methods && !isResumed() ? renderStep(template, card, methods) : undefined;
    // If the user has edited the card meanwhile, they submit it themselves.
    if (hydrated || !step || cardIn(island) !== card) return;
    window.prefetched = undefined;
    island.setAttribute(INITIAL_DATA, JSON.stringify({ card, methods }));
    island.replaceChildren(step);
    if (!pressed) return;
    // For a reload, which the island's script may need.
    history.replaceState(null, '', creditUrl(card));
    island.querySelector('h1')?.focus();
  };

  void show(cardInAddress(new URL(location.href)), false);
  document.addEventListener('input', () => void requestMethods(cardIn(island)).catch(() => undefined));
  island.addEventListener('submit', () => {
    if (!hydrated) void show(cardIn(island), true);
  });
  // The island shows why its button is disabled; it only needs a choice.
  island.addEventListener('change', ({ target }) => {
    const button = island.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!hydrated && button && target instanceof HTMLInputElement && target.type === 'radio')
      button.disabled = false;
  });
}
