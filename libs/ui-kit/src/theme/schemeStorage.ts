import type { StorageManager } from '@mui/material/styles';

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
