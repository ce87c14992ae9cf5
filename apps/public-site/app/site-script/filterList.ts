/** As a person means it: case and accents do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Shows the entries with every word, and the groups that have some. @returns how many are shown */
function narrow(list: Element, words: readonly string[]): number {
  let shown = 0;
  for (const group of list.querySelectorAll<HTMLElement>('[data-found-group]')) {
    group.hidden = true;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-found-by]')) {
      const text = plain(entry.dataset['foundBy'] ?? '');
      const found = words.every((word) => text.includes(word));
      (entry.closest('li') ?? entry).hidden = !found;
      if (!found) continue;
      group.hidden = false;
      shown += 1;
    }
  }
  for (const none of list.querySelectorAll<HTMLElement>('[data-found-none]')) none.hidden = shown > 0;
  return shown;
}

/** What is said of a number of entries, in the words that the page brings. */
const saying = (words: DOMStringMap, shown: number): string | undefined =>
  shown === 0 ? words['none'] : shown === 1 ? words['one'] : words['many']?.replace('{n}', String(shown));

/** A search box narrows its list while one types, and says how many are left. */
export function filterList(): void {
  const box = document.querySelector<HTMLInputElement>('input[data-filters]');
  const list = document.getElementById(box?.dataset['filters'] ?? '');
  if (!box || !list) return;
  const status = box.closest('search')?.querySelector<HTMLElement>('[role="status"]');
  const filter = () => {
    const shown = narrow(list, plain(box.value).split(/\s+/));
    if (status) status.textContent = box.value.trim() === '' ? '' : (saying(status.dataset, shown) ?? '');
  };
  box.addEventListener('input', filter);
  // What the browser brought back into the box.
  if (box.value !== '') filter();
}
