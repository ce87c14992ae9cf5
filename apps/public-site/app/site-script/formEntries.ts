/** Where what was entered waits for the page to start anew, in session storage. */
const STORED_UNDER = 'entered';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (place: HTMLElement) =>
  place.querySelectorAll<Control>('input[name]:not([type=password]), textarea[name], select[name]');

/** Keeps what stands in the fields of a place; passwords are not kept. */
export function saveFormEntries(place: HTMLElement): void {
  const entered = [...controlsOf(place)].map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(entered));
  } catch {
    // The browser keeps nothing: it is entered again by hand.
  }
}

/** Enters it again, once. */
export function restoreFormEntries(place: HTMLElement): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]');
    sessionStorage.removeItem(STORED_UNDER);
    if (!Array.isArray(kept)) return;
    const values = new Map(kept.filter((each): each is [string, string] => Array.isArray(each)));
    for (const control of controlsOf(place)) control.value = values.get(control.name) ?? control.value;
  } catch {
    // Nothing was kept, or the browser gives no storage.
  }
}
