type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findControls = (island: HTMLElement) =>
  island.querySelectorAll<Control>('input:not([type=hidden]), textarea, select');

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isChanged = (control: Control): boolean => {
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return control.value !== control.defaultValue;
};

/** Reads the inputs made before the island was hydrated: those that differ from the prerendered markup. */
export const readEarlyInput = (island: HTMLElement) =>
  [...findControls(island)].filter(isChanged).map((control) => ({
    control,
    value: control.value,
    checked: isToggle(control) && control.checked,
  }));

type EarlyInput = ReturnType<typeof readEarlyInput>;

/**
 * Repeats the inputs, so that React receives their events. When React hydrates a field it takes the current
 * value for the old one, so the value is set through the prototype, which React does not track, as testing
 * libraries do.
 */
export function replayEarlyInput(early: EarlyInput): void {
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

/** Repeats the blur events of fields that have no focus any more: the form validates and formats them. */
export function replayEarlyLeaves(early: EarlyInput): void {
  for (const { control } of early)
    if (control !== document.activeElement)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
