import { normaliseText } from '@laundry/strings/format';

interface Entry {
  readonly item: Element;
  readonly text: string;
}

const readEntries = (parent: ParentNode): Entry[] =>
  [...parent.querySelectorAll<HTMLElement>('[data-found-by]')].map((found) => ({
    item: found.closest('li') ?? found,
    text: normaliseText(found.dataset['foundBy'] ?? ''),
  }));

/** The rest of a long list. With scripts, it is text in a <noscript>, which is parsed into elements. */
const furtherEntries = (list: Element): Entry[] =>
  [...list.querySelectorAll('noscript')].flatMap((parent) =>
    readEntries(new DOMParser().parseFromString(parent.textContent, 'text/html')),
  );

/** The status text for a number of entries, from the page's own texts. */
const statusText = (words: DOMStringMap, found: number): string | undefined =>
  found === 0 ? words['none'] : found === 1 ? words['one'] : words['many']?.replace('{n}', String(found));

/**
 * Makes a search box filter its list while the user types, and shows the number of matches. Only a limited
 * number of them is shown (`data-found-limit`), and more with each click on the list's button.
 */
export function filterList(): void {
  const box = document.querySelector<HTMLInputElement>('input[data-filters]');
  const list = document.getElementById(box?.dataset['filters'] ?? '');
  const entryList = list?.querySelector('ul');
  if (!box || !list || !entryList) return;
  const status = box.closest('search')?.querySelector<HTMLElement>('[role="status"]');
  const more = list.querySelector<HTMLElement>('[data-found-more]');
  const none = list.querySelector<HTMLElement>('[data-found-none]');
  const step = Number(list.dataset['foundLimit'] ?? Infinity);
  let entries: readonly Entry[] | undefined;

  const show = (limit: number): void => {
    entries ??= [...readEntries(entryList), ...furtherEntries(list)];
    const words = normaliseText(box.value.trim()).split(/\s+/);
    const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    entryList.replaceChildren(...found.slice(0, limit).map(({ item }) => item));
    if (none) none.hidden = found.length > 0;
    if (more) more.hidden = found.length <= limit;
    if (status) status.textContent = words[0] === '' ? '' : (statusText(status.dataset, found.length) ?? '');
  };
  box.addEventListener('input', () => show(step));
  more?.addEventListener('click', () => {
    const before = entryList.childElementCount;
    show(before + step);
    entryList.children[before]?.querySelector('a')?.focus();
  });
  // For text that the browser has restored in the box.
  if (box.value !== '') show(step);
  else if (more) more.hidden = false;
}
