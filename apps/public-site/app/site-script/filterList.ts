/** As a person means it: case and accents do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** An entry of a list, and what it is found by. */
interface Entry {
  readonly item: Element;
  readonly text: string;
}

const entriesOf = (place: ParentNode): Entry[] =>
  [...place.querySelectorAll<HTMLElement>('[data-found-by]')].map((found) => ({
    item: found.closest('li') ?? found,
    text: plain(found.dataset['foundBy'] ?? ''),
  }));

/**
 * Where scripts run, what stands in <noscript> is text: a long list's further entries, which are no elements
 * until they are shown.
 */
const furtherEntries = (list: Element): Entry[] =>
  [...list.querySelectorAll('noscript')].flatMap((place) =>
    entriesOf(new DOMParser().parseFromString(place.textContent, 'text/html')),
  );

/** What is said of a number of entries, in the words that the page brings. */
const saying = (words: DOMStringMap, found: number): string | undefined =>
  found === 0 ? words['none'] : found === 1 ? words['one'] : words['many']?.replace('{n}', String(found));

/**
 * A search box narrows its list while one types, and says how many are left. Of what is found only so many
 * are shown (`data-found-limit`), and as many more by each press of the list's button.
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
    entries ??= [...entriesOf(entryList), ...furtherEntries(list)];
    const words = plain(box.value).split(/\s+/);
    const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    entryList.replaceChildren(...found.slice(0, limit).map(({ item }) => item));
    if (none) none.hidden = found.length > 0;
    if (more) more.hidden = found.length <= limit;
    if (status) status.textContent = words[0] === '' ? '' : (saying(status.dataset, found.length) ?? '');
  };
  box.addEventListener('input', () => show(step));
  more?.addEventListener('click', () => {
    const before = entryList.childElementCount;
    show(before + step);
    entryList.children[before]?.querySelector('a')?.focus();
  });
  // What the browser brought back into the box.
  if (box.value !== '') show(step);
  else if (more) more.hidden = false;
}
