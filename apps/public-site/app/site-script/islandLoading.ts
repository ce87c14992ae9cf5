import { tabStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import { toggleOfflineNotices } from '@laundry/ui-kit/enhancements';
import * as v from 'valibot';
import { ISLAND, VISIBLE_ISLAND } from '../islands/island.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

/** The fields' names and values that are restored after a reload. */
const entered = storedValue('entered', v.array(v.tuple([v.string(), v.string()])));

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All fields of a container, except passwords. */
const findControls = (container: HTMLElement) =>
  container.querySelectorAll<Control>('input[name]:not([type=password]), textarea[name], select[name]');

/** Restores the values of a reload, once. */
export function restoreFormEntries(container: HTMLElement): void {
  const values = new Map(entered.load(tabStorage));
  entered.clear(tabStorage);
  for (const control of findControls(container)) control.value = values.get(control.name) ?? control.value;
}

/** The distance from the viewport at which an island is loaded. */
const ROOT_MARGIN = '400px';

/** Loads an island far down its page when it becomes visible. */
export function hydrateWhenVisible(): void {
  const scripts = document.querySelector<HTMLMetaElement>(`meta[name="${VISIBLE_ISLAND}"]`)?.content;
  const island = document.querySelector(`[${ISLAND}]`);
  if (!scripts || !island) return;
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      for (const src of scripts.split(' '))
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
      reloadFailedIsland();
    },
    { rootMargin: ROOT_MARGIN },
  );
  seen.observe(island);
}

/**
 * Where the island's script failed to load, reloads the page once the script is available, because browsers
 * do not load a failed module a second time. Entered values are restored.
 */
export function reloadFailedIsland(): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
  const island = document.querySelector<HTMLElement>(`[${ISLAND}]`);
  if (!island) return;
  const failed = new Promise((resolve) => {
    for (const script of scripts) script.addEventListener('error', resolve);
  });
  void failed.then(() => {
    // Even if the browser claims to be online (D51).
    toggleOfflineNotices(document, true);
    return reloadWhenReachable(
      scripts.map(({ src }) => src),
      () =>
        entered.save(
          tabStorage,
          Array.from(findControls(island), ({ name, value }) => [name, value]),
        ),
    );
  });
}
