import { isCardCode } from '@laundry/ui-kit/format';
import { REMEMBERED_CARDS_KEY } from '../session/storageKeys.ts';

/** The id of the home page's form that starts a top-up. */
export const CREDIT_BOX = 'credit-box-form';

/** How long a press waits to hear whether the card exists; the next page says it too. */
const MAX_WAIT_MS = 1_500;
/** What the API calls a card that it does not know (spec §8). */
const UNKNOWN_CARD = 'ex_card_not_found';

const BUSY = 'aria-busy';

const codeOf = (typed: string): string => typed.replaceAll(/\s/g, '');

interface Card {
  readonly card: string;
  readonly name: string;
}

const isCard = (kept: unknown): kept is Card =>
  typeof kept === 'object' &&
  kept !== null &&
  'card' in kept &&
  isCardCode(String(kept.card)) &&
  'name' in kept &&
  typeof kept.name === 'string';

/** The card that the device remembers and that was used last; undefined without one. */
function rememberedCard(): Card | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED_CARDS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.find(isCard) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the API says that it knows no such card; whatever else it says is for the next page. */
async function isUnknown(card: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/v1/card/methods?param1=${card}`);
    return answer.status === 422 && (await answer.text()).includes(`"${UNKNOWN_CARD}"`);
  } catch {
    return false;
  }
}

const after = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));

/**
 * The home page's box: a code that is none, or of no card, is told in it; the card that the device remembers
 * stands in it from the beginning.
 */
export function creditBox(): void {
  const form = document.querySelector<HTMLFormElement>(`form#${CREDIT_BOX}`);
  const field = form?.querySelector('input');
  const helper = form?.querySelector<HTMLElement>('[data-hint]');
  const submit = form?.querySelector('button');
  if (!form || !field || !helper || !submit) return;
  const say = (text = '') => {
    helper.textContent = text;
  };
  const refuse = (why: string | undefined) => {
    say(why);
    helper.dataset['invalid'] = '';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };

  const remembered = rememberedCard();
  if (remembered && field.value === '') {
    field.value = `${remembered.card.slice(0, 4)} ${remembered.card.slice(4)}`;
    say(helper.dataset['remembered']?.replace('{name}', remembered.name));
  }

  field.addEventListener('input', () => {
    delete helper.dataset['invalid'];
    field.removeAttribute('aria-invalid');
    say(helper.dataset['hint']);
  });
  // It is told here instead of in the browser's words.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.hasAttribute(BUSY)) return;
    if (!field.validity.valid) {
      refuse(helper.dataset[field.validity.valueMissing ? 'empty' : 'wrong']);
      return;
    }
    submit.setAttribute(BUSY, 'true');
    void Promise.race([isUnknown(codeOf(field.value)), after(MAX_WAIT_MS)]).then((unknown) => {
      if (!unknown) {
        form.submit();
        return;
      }
      submit.removeAttribute(BUSY);
      refuse(helper.dataset['wrong']);
    });
  });
  // The browser may bring the page back as it was left: busy.
  window.addEventListener('pageshow', () => {
    submit.removeAttribute(BUSY);
  });
}
