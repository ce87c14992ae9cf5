import type { StorageManager } from '@mui/material/styles';

/*
 * The script colour-scheme.js, in the head of every page, sets this attribute before the first paint: to the
 * chosen scheme, otherwise to the device's (D43). It uses the same attribute and key, and runs the switch of
 * pages without React.
 */

/** The attribute of <html> with the current scheme: `data-colour-scheme="dark"`. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** The storage key of the user's choice: `light`, `dark` or `system` (the default). */
export const COLOUR_SCHEME_STORAGE_KEY = 'colour-scheme';

const MODES: readonly unknown[] = ['light', 'dark', 'system'];
const isMode = (value: unknown): value is string => MODES.includes(value);

/** Storage may be blocked; then nothing is stored. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Stores the chosen scheme for the theme. An invalid stored value counts as no choice. */
export const schemeStorage: StorageManager = ({ key, storageWindow }) => {
  const home = storageWindow ?? (typeof window === 'undefined' ? undefined : window);
  return {
    get(fallback: unknown) {
      const stored = attempt(() => home?.localStorage.getItem(key));
      return isMode(stored) ? stored : fallback;
    },
    set(value: unknown) {
      if (isMode(value)) attempt(() => home?.localStorage.setItem(key, value));
    },
    subscribe(onChange) {
      const listen = (event: StorageEvent) => {
        if (event.key === key) onChange(isMode(event.newValue) ? event.newValue : 'system');
      };
      home?.addEventListener('storage', listen);
      return () => home?.removeEventListener('storage', listen);
    },
  };
};
