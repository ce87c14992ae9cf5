import { ask, readAnswer } from '@laundry/api-client/exchange';
import { cardMethods } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { isCardCode } from '@laundry/ui-kit/format';
import { publicToken } from '../storage/publicToken.ts';
import { REMEMBERED_CARDS_KEY } from '../storage/storageKeys.ts';

/** The id of the home page's form that starts a top-up. */
export const CREDIT_BOX = 'credit-box-form';

/** The longest time that a submission waits for the card's check; the next page checks it as well. */
const MAX_WAIT_MS = 1_500;

const BUSY = 'aria-busy';

const codeOf = (typed: string): string => typed.replaceAll(/\s/g, '');

interface Card {
  readonly card: string;
  readonly name: string;
}

const isCard = (stored: unknown): stored is Card =>
  typeof stored === 'object' &&
  stored !== null &&
  'card' in stored &&
  isCardCode(String(stored.card)) &&
  'name' in stored &&
  typeof stored.name === 'string';

/** The most recently used remembered card; undefined without one. */
function rememberedCard(): Card | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(REMEMBERED_CARDS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.find(isCard) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the API reports an unknown card; the next page handles all other answers. */
async function isUnknown(card: string): Promise<boolean> {
  try {
    const answer = await ask(cardMethods, { query: { param1: card } }, { token: publicToken() });
    await readAnswer(cardMethods, answer);
    return false;
  } catch (error) {
    return toAppError(error).kind === 'wrongCard';
  }
}

const delay = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));

/** The home page's box: reports an invalid or unknown card, and prefills the remembered card. */
export function creditBox(): void {
  const form = document.querySelector<HTMLFormElement>(`form#${CREDIT_BOX}`);
  const field = form?.querySelector('input');
  const helper = form?.querySelector<HTMLElement>('[data-hint]');
  const submit = form?.querySelector('button');
  if (!form || !field || !helper || !submit) return;
  const showMessage = (text = '') => {
    helper.textContent = text;
  };
  const refuse = (why: string | undefined) => {
    showMessage(why);
    helper.dataset['invalid'] = '';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };

  const remembered = rememberedCard();
  if (remembered && field.value === '') {
    field.value = `${remembered.card.slice(0, 4)} ${remembered.card.slice(4)}`;
    showMessage(helper.dataset['remembered']?.replace('{name}', remembered.name));
  }

  field.addEventListener('input', () => {
    delete helper.dataset['invalid'];
    field.removeAttribute('aria-invalid');
    showMessage(helper.dataset['hint']);
  });
  // The error is shown here instead of by the browser.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.hasAttribute(BUSY)) return;
    if (!field.validity.valid) {
      refuse(helper.dataset[field.validity.valueMissing ? 'empty' : 'wrong']);
      return;
    }
    submit.setAttribute(BUSY, 'true');
    void Promise.race([isUnknown(codeOf(field.value)), delay(MAX_WAIT_MS)]).then((unknown) => {
      if (!unknown) {
        form.submit();
        return;
      }
      submit.removeAttribute(BUSY);
      refuse(helper.dataset['wrong']);
    });
  });
  // The browser may restore the page in its busy state.
  window.addEventListener('pageshow', () => {
    submit.removeAttribute(BUSY);
  });
}
