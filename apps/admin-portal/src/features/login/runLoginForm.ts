import { errorText } from '@laundry/error-catalogue';
import { kit, kitFields, login } from '@laundry/strings';
import { suggestEmail, splitHyphenated } from '@laundry/ui-kit/controls';
import type { Store } from 'redux';
import { selectSession, typingStarted } from '../../session/session.slice.ts';
import type { WithSession } from '../../session/session.slice.ts';
import { emailForgotten, selectAttempt, selectRecentEmails, signInRequested } from './login.slice.ts';
import type { Credentials, WithLogin } from './login.slice.ts';

type LoginStore = Pick<Store<WithSession & WithLogin>, 'getState' | 'dispatch' | 'subscribe'>;

const FIELDS = ['email', 'password'] as const;

const NAMES = [
  'ended',
  'emailRefusal',
  'suggestion',
  'accounts',
  'accountsTitle',
  'passwordRefusal',
  'passwordSwitch',
  'failed',
  'deviceLink',
  'progress',
] as const;

/** The one element of a form that a selector finds. @throws Error where the form is another one */
function only<Found extends HTMLElement>(
  form: HTMLElement,
  selector: string,
  kind: abstract new () => Found,
): Found {
  const found = form.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the login's form has no ${selector}`);
  return found;
}

const inputNamed = (form: HTMLFormElement, name: string): HTMLInputElement =>
  only(form, `input[name=${name}]`, HTMLInputElement);

/** The parts of the login's form (LoginForm.tsx) that say something or answer a press. */
function loginFormElements(form: HTMLFormElement) {
  const find = (name: (typeof NAMES)[number]) => only(form, `[data-part=${name}]`, HTMLElement);
  const submit = only(form, 'button[type=submit]', HTMLButtonElement);
  const named = Object.fromEntries(NAMES.map((name) => [name, find(name)])) as Record<
    (typeof NAMES)[number],
    HTMLElement
  >;
  return {
    ...named,
    submit,
    /** Why the button cannot be pressed. */
    reason: only(form, '.kit-reason', HTMLElement),
    useSuggestion: only(named.suggestion, 'button', HTMLButtonElement),
    /** The pattern of an account's row. */
    account: only(named.accounts, 'li', HTMLLIElement),
  };
}

type LoginFormElements = ReturnType<typeof loginFormElements>;

/** Listens to an element until all listening ends. */
type Listen = (element: HTMLElement, type: string, act: (event: Event) => void) => void;

/** Listeners that end together. */
function listeners(): { on: Listen; endAll: () => void } {
  const ends: (() => void)[] = [];
  return {
    on: (element, type, act) => {
      element.addEventListener(type, act);
      ends.push(() => element.removeEventListener(type, act));
    },
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

/** A text whose hyphenated words never break across lines. */
const wordsOf = (text: string): (string | HTMLElement)[] =>
  splitHyphenated(text).map((words, place) => {
    if (place % 2 === 0) return words;
    const unbroken = document.createElement('span');
    Object.assign(unbroken.style, { display: 'inline-block', maxWidth: '100%' });
    unbroken.textContent = words;
    return unbroken;
  });

/** Shows a text in a notice, or hides the notice without one. */
function showNotice(notice: HTMLElement, text: string): void {
  notice.hidden = text === '';
  const place = notice.querySelector('span');
  if (place && place.textContent !== text) place.replaceChildren(...wordsOf(text));
}

/** Shows the password while its switch says so (D21). */
function runPasswordSwitch(button: HTMLElement, input: HTMLInputElement, on: Listen): void {
  const toggle = () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    button.setAttribute('aria-label', shown ? kit.hidePassword : kit.showPassword);
    for (const glyph of button.children) glyph.toggleAttribute('hidden');
  };
  on(button, 'click', toggle);
}

/** Runs the list of e-mails of earlier logins. @returns what shows the store's e-mails */
function runRecentAccounts(
  { accounts, accountsTitle, account }: LoginFormElements,
  store: LoginStore,
  on: Listen,
  onChoose: (email: string) => void,
): () => void {
  let shown: readonly string[] = [];
  const rows: Element[] = [];

  function rowOf(email: string): Element {
    const row = account.cloneNode(true);
    if (!(row instanceof HTMLLIElement)) throw new Error('an account is a row of the list');
    row.hidden = false;
    const [choose, remove] = row.querySelectorAll('button');
    if (!choose || !remove) throw new Error('an account has two buttons');
    choose.textContent = email;
    choose.setAttribute('aria-label', login.useEmail(email));
    on(choose, 'click', () => onChoose(email));
    remove.setAttribute('aria-label', login.removeEmail(email));
    on(remove, 'click', () => {
      store.dispatch(emailForgotten(email));
      // The pressed button goes away: focus stays with the list.
      accountsTitle.focus();
    });
    return row;
  }

  return () => {
    const emails = selectRecentEmails(store.getState());
    if (emails === shown) return;
    shown = emails;
    for (const row of rows.splice(0)) row.remove();
    rows.push(...emails.map(rowOf));
    account.parentElement?.append(...rows);
    accounts.hidden = emails.length === 0;
  };
}

/**
 * Runs the login's form over the store: what stands in its fields is what is sent, whether it was typed
 * before this ran or after.
 *
 * @returns what ends it
 */
export function runLoginForm(form: HTMLFormElement, store: LoginStore): () => void {
  const { on, endAll } = listeners();
  const part = loginFormElements(form);
  const inputs = { email: inputNamed(form, 'email'), password: inputNamed(form, 'password') };
  const submit = part.submit;
  const reasonId = submit.getAttribute('aria-describedby') ?? '';
  let sent: Credentials = { email: '', password: '' };
  // The e-mail may have been typed before this script ran.
  let emailLeft = inputs.email.value !== '' && document.activeElement !== inputs.email;
  let answered = selectAttempt(store.getState());

  const typed = (): Credentials => ({ email: inputs.email.value, password: inputs.password.value });
  const isIncomplete = ({ email, password }: Credentials) => email.trim() === '' || password === '';
  const isSending = () =>
    selectAttempt(store.getState()).status === 'sending' || selectSession(store.getState()).status === 'open';

  /** The server's message about a field, until the field is changed. */
  const refusedNow = (name: keyof Credentials): string | undefined => {
    const attempt = selectAttempt(store.getState());
    const refusal = attempt.status === 'failed' ? attempt.refused?.[name] : undefined;
    return typed()[name] === sent[name] ? refusal : undefined;
  };
  const showField = (name: keyof Credentials) => {
    const refusal = refusedNow(name);
    const input = inputs[name];
    input.setAttribute('aria-invalid', String(refusal !== undefined));
    const refused = part[`${name}Refusal`];
    refused.textContent = refusal ?? '';
    refused.closest('.kit-helper')?.toggleAttribute('data-invalid', refusal !== undefined);
  };
  const showSuggestion = () => {
    const refused = refusedNow('email') !== undefined;
    const suggested = emailLeft && !refused ? suggestEmail(inputs.email.value) : undefined;
    part.suggestion.hidden = suggested === undefined;
    part.useSuggestion.textContent = suggested === undefined ? '' : kitFields.useInstead(suggested);
  };
  const showButton = () => {
    const [sending, incomplete] = [isSending(), isIncomplete(typed())];
    submit.disabled = incomplete && !sending;
    part.reason.hidden = !submit.disabled;
    if (submit.disabled) submit.setAttribute('aria-describedby', reasonId);
    else submit.removeAttribute('aria-describedby');
    for (const name of ['aria-disabled', 'aria-busy'])
      if (sending) submit.setAttribute(name, 'true');
      else submit.removeAttribute(name);
    const progress = sending ? kit.sending : '';
    if (part.progress.textContent !== progress) part.progress.textContent = progress;
  };
  const showNotices = () => {
    const attempt = selectAttempt(store.getState());
    const session = selectSession(store.getState());
    const ended = session.status === 'closed' && session.because === 'ended';
    showNotice(part.ended, ended && attempt.status === 'idle' ? errorText('sessionEnded') : '');
    showNotice(part.failed, attempt.status === 'failed' ? errorText(attempt.error) : '');
    part.deviceLink.hidden = attempt.status !== 'failed' || attempt.error !== 'tooManyRequests';
    if (attempt === answered) return;
    answered = attempt;
    if (attempt.status !== 'failed') return;
    const first = FIELDS.find((name) => attempt.refused?.[name] !== undefined);
    if (first) inputs[first].focus();
  };
  const showAccounts = runRecentAccounts(part, store, on, (email) => typeEmail(email));
  const show = () => {
    FIELDS.forEach(showField);
    showSuggestion();
    showButton();
    showNotices();
    showAccounts();
  };
  const onTyped = () => {
    store.dispatch(typingStarted());
    show();
  };
  const typeEmail = (email: string) => {
    inputs.email.value = email;
    onTyped();
  };

  on(form, 'input', onTyped);
  // A password manager may fire only this event.
  on(form, 'change', show);
  on(inputs.email, 'blur', () => {
    emailLeft = true;
    showSuggestion();
  });
  on(part.useSuggestion, 'click', () => {
    const suggested = suggestEmail(inputs.email.value);
    if (suggested !== undefined) typeEmail(suggested);
  });
  on(form, 'submit', (event) => {
    event.preventDefault();
    const credentials = typed();
    if (isSending() || isIncomplete(credentials)) return;
    sent = credentials;
    store.dispatch(signInRequested(credentials));
  });
  runPasswordSwitch(part.passwordSwitch, inputs.password, on);
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    unsubscribe();
    endAll();
  };
}
