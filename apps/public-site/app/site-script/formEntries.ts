/** The key in session storage for values that are restored after a reload. */
const STORED_UNDER = 'entered';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (container: HTMLElement) =>
  container.querySelectorAll<Control>('input[name]:not([type=password]), textarea[name], select[name]');

/** Stores the values of all fields in a container, except passwords. */
export function saveFormEntries(container: HTMLElement): void {
  const entered = [...controlsOf(container)].map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(entered));
  } catch {
    // Storage is blocked, so the user has to enter the values again.
  }
}

/** Restores the values, once. */
export function restoreFormEntries(container: HTMLElement): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]');
    sessionStorage.removeItem(STORED_UNDER);
    if (!Array.isArray(stored)) return;
    const values = new Map(stored.filter((each): each is [string, string] => Array.isArray(each)));
    for (const control of controlsOf(container)) control.value = values.get(control.name) ?? control.value;
  } catch {
    // Nothing was stored, or storage is blocked.
  }
}
