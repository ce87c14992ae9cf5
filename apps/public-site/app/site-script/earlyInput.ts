type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const togglesByClick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/**
 * Keeps the focus where the person is by now: a field that groups what it holds calls it to itself when that changes,
 * at once and in the next task.
 */
function leaveFocus(control: Control): void {
  if (control === document.activeElement) return;
  control.focus = () => undefined;
  setTimeout(() => {
    Reflect.deleteProperty(control, 'focus');
  });
}

/** Sets a value as a person does: React hears of it, for the setter that it watches is passed by. */
function type(control: Control, value: string): void {
  leaveFocus(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Checks or unchecks a box as a person does, though React took it for one that was so from the start. */
function toggle(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

/**
 * Remembers what a person enters and sends before React runs the page.
 * @param carried what stood in the fields from the start; it is entered again only to be sent, else React's page shows it
 * @returns what enters and sends it again, for when React does
 */
export function rememberEarlyInput(
  place: HTMLElement,
  carried: ReadonlyMap<Control, string> = new Map(),
): () => void {
  const entered = new Map<Control, string>();
  let sent: { form: HTMLFormElement; by: HTMLElement | null } | undefined;
  const busy = (on: boolean) => {
    for (const element of [sent?.form, sent?.by])
      if (on) element?.setAttribute('aria-busy', 'true');
      else element?.removeAttribute('aria-busy');
  };
  /** What was sent waits no more. */
  const drop = () => {
    busy(false);
    sent = undefined;
  };
  const ears = new AbortController();
  const whileWaiting = { capture: true, signal: ears.signal };
  place.addEventListener(
    'input',
    ({ target }) => {
      if (!isControl(target)) return;
      entered.set(target, togglesByClick(target) ? String(target.checked) : target.value);
      // What was sent is edited: it is for the person to send it again.
      if (target.form === sent?.form) drop();
    },
    whileWaiting,
  );
  place.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      drop();
      sent = { form: event.target, by: event.submitter };
      busy(true);
    },
    whileWaiting,
  );
  return () => {
    ears.abort();
    for (const [control, value] of new Map([...(sent ? carried : []), ...entered])) {
      if (togglesByClick(control)) toggle(control, value === 'true');
      else type(control, value);
    }
    const last = sent;
    drop();
    last?.form.requestSubmit(last.by);
  };
}
