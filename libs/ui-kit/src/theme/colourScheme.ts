import type { StorageManager } from '@mui/material/styles';

/*
 * The script colour-scheme.js, in the head of every page, sets this attribute before the first paint: to the
 * chosen scheme, otherwise to the device's (D43). It uses the same attribute and key, and applies what is
 * chosen by the switch, of which MUI's theme is told here.
 */

/** The attribute of <html> with the current scheme: `data-colour-scheme="dark"`. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** The storage key of the user's choice: `light`, `dark` or `system` (the default). */
export const COLOUR_SCHEME_STORAGE_KEY = 'colour-scheme';

const SWITCH = '[data-colour-scheme-choice]';

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

/** The stored choice. An invalid one counts as none. */
export function storedScheme(): string {
  const stored = attempt(() => window.localStorage.getItem(COLOUR_SCHEME_STORAGE_KEY));
  return isMode(stored) ? stored : 'system';
}

/** Tells of a choice in another tab. @returns ends it */
export function onChosenElsewhere(onChange: (mode: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === COLOUR_SCHEME_STORAGE_KEY) onChange(isMode(newValue) ? newValue : 'system');
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Of MUI's other keys, for several schemes of one mode, nothing is stored. */
const NOTHING_STORED: ReturnType<StorageManager> = {
  get: (fallback: unknown) => fallback,
  set: () => undefined,
  subscribe: () => () => undefined,
};

const CHOICE: ReturnType<StorageManager> = {
  get: storedScheme,
  set(value: unknown) {
    if (isMode(value)) attempt(() => window.localStorage.setItem(COLOUR_SCHEME_STORAGE_KEY, value));
  },
  subscribe(onChange) {
    const chosenHere = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.matches(SWITCH)) onChange(target.value);
    };
    document.addEventListener('change', chosenHere);
    const end = onChosenElsewhere(onChange);
    return () => {
      document.removeEventListener('change', chosenHere);
      end();
    };
  },
};

/** The chosen scheme, as MUI's theme reads, stores and follows it. */
export const schemeStorage: StorageManager = ({ key }) =>
  key === COLOUR_SCHEME_STORAGE_KEY ? CHOICE : NOTHING_STORED;
