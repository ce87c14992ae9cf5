/** The state of history entries that `pushQuery` adds: the entry before is the previous step. */
const STEP = { step: true } as const;

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'step' in state;

/** The page's URL, for islands to read and change. */
export interface Address {
  readonly href: () => string;
  readonly replaceQuery: (query: Readonly<Record<string, string>>) => void;
  /** Adds a history entry, so that the browser's Back returns to the previous query. */
  readonly pushQuery: (query: Readonly<Record<string, string>>) => void;
  /** Goes back from an entry that `pushQuery` added. @returns false where the current entry is not one */
  readonly stepBack: () => boolean;
  /** Calls back on every change of the URL. @returns a function that unsubscribes */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The URL of the browser's window. */
export function browserAddress(): Address {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const withQuery = (query: Readonly<Record<string, string>>): string => {
    const search = new URLSearchParams(query).toString();
    return location.pathname + (search === '' ? '' : `?${search}`);
  };
  return {
    href: () => location.href,
    replaceQuery: (query) => {
      history.replaceState(history.state, '', withQuery(query));
      notify();
    },
    pushQuery: (query) => {
      history.pushState(STEP, '', withQuery(query));
      notify();
    },
    stepBack: () => {
      const made = isStep(history.state);
      if (made) history.back();
      return made;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      addEventListener('popstate', onChange);
      return () => {
        listeners.delete(onChange);
        removeEventListener('popstate', onChange);
      };
    },
  };
}
