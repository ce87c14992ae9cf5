type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person entered before the island was hydrated. */
export interface EarlyInput {
  readonly control: Control;
  readonly value: string;
  readonly checked: boolean;
}

const controlsOf = (island: HTMLElement) =>
  island.querySelectorAll<Control>('input:not([type=hidden]), textarea, select');

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isChanged = (control: Control): boolean => {
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return control.value !== control.defaultValue;
};

/** Reads what differs from the prerendered markup. */
export const readEarlyInput = (island: HTMLElement): EarlyInput[] =>
  [...controlsOf(island)].filter(isChanged).map((control) => ({
    control,
    value: control.value,
    checked: isToggle(control) && control.checked,
  }));

/**
 * Enters it again, so that React hears of it. React takes what a field holds when it is hydrated for its old
 * value: it is set through the prototype, past React's watch, as testing libraries do it.
 */
export function replayEarlyInput(early: readonly EarlyInput[]): void {
  for (const { control, value, checked } of early) {
    if (isToggle(control)) {
      if (control.checked === checked) control.checked = !checked;
      control.click();
      continue;
    }
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/**
 * On a field that was left before the island was hydrated, and told what is wrong with it
 * (showFieldErrors.js).
 */
const LEFT = 'data-left';

/**
 * Leaves fields again, so that their form checks them and writes them as it would have: those that were left
 * before, and those that something was entered into and that have no focus now.
 */
export function replayEarlyLeaves(island: HTMLElement, early: readonly EarlyInput[]): void {
  const left = new Set<Element>(island.querySelectorAll(`[${LEFT}]`));
  for (const { control } of early) if (control !== document.activeElement) left.add(control);
  for (const control of left) {
    control.removeAttribute(LEFT);
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
