import { ask, readAnswer } from '@laundry/api-client/exchange';
import { cardMethods } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { formatCardCode } from '@laundry/ui-kit/format';
import { deviceStorage } from '../storage/browserStorage.ts';
import { handOn } from '../storage/prefetch.ts';
import { publicToken } from '../storage/publicToken.ts';
import { newestCard } from '../storage/namedCard.ts';

/** The id of the home page's form that starts a top-up. */
export const CREDIT_BOX = 'credit-box-form';

/** The longest time that a submission waits for the card's check; the next page checks it as well. */
const MAX_WAIT_MS = 1_500;

const BUSY = 'aria-busy';

const codeOf = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Whether the API reports an unknown card. The next page handles all else, and takes over the prices. */
async function isUnknown(card: string): Promise<boolean> {
  try {
    const parts = { query: { param1: card } };
    const answer = await ask(cardMethods, parts, { token: publicToken() });
    await readAnswer(cardMethods, answer.clone());
    await handOn(cardMethods, parts, answer);
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

  const remembered = newestCard(deviceStorage);
  if (remembered && field.value === '') {
    field.value = formatCardCode(remembered.card);
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
