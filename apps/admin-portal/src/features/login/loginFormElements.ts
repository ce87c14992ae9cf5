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

export const inputNamed = (form: HTMLFormElement, name: string): HTMLInputElement =>
  only(form, `input[name=${name}]`, HTMLInputElement);

/** The parts of the login's form (LoginForm.tsx) that say something or answer a press. */
export function loginFormElements(form: HTMLFormElement) {
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

export type LoginFormElements = ReturnType<typeof loginFormElements>;

/** Listens to an element until all listening ends. */
export type Listen = (element: HTMLElement, type: string, act: (event: Event) => void) => void;

/** Listeners that end together. */
export function listeners(): { on: Listen; endAll: () => void } {
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
