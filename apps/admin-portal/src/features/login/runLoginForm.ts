import { textOf } from '@laundry/error-catalogue';
import { kit, kitFields } from '@laundry/strings';
import { suggestEmail, splitHyphenated } from '@laundry/ui-kit/controls';
import type { Store } from 'redux';
import { selectSession, typingStarted } from '../../session/session.slice.ts';
import type { WithSession } from '../../session/session.slice.ts';
import { selectAttempt, signInRequested } from './login.slice.ts';
import type { Credentials, WithLogin } from './login.slice.ts';
import { listeners, loginFormElements, inputNamed } from './loginFormElements.ts';
import type { Listen } from './loginFormElements.ts';
import { runRecentAccounts } from './runRecentAccounts.ts';

type LoginStore = Pick<Store<WithSession & WithLogin>, 'getState' | 'dispatch' | 'subscribe'>;

const FIELDS = ['email', 'password'] as const;

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
    showNotice(part.ended, ended && attempt.status === 'idle' ? textOf('sessionEnded') : '');
    showNotice(part.failed, attempt.status === 'failed' ? textOf(attempt.error) : '');
    part.deviceLink.hidden = attempt.status !== 'failed' || attempt.error !== 'tooManyRequests';
    if (attempt === answered) return;
    answered = attempt;
    if (attempt.status !== 'failed') return;
    const first = FIELDS.find((name) => attempt.refused?.[name] !== undefined);
    if (first) inputs[first].focus();
  };
  const accounts = runRecentAccounts(part, { store, on, onChoose: (email) => typeEmail(email) });
  const show = () => {
    FIELDS.forEach(showField);
    showSuggestion();
    showButton();
    showNotices();
    accounts.show();
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
