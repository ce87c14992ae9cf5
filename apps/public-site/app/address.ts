/**
 * What an entry of the history carries that a step of the page made: the entry before it is the step before.
 */
const STEP = { step: true } as const;

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'step' in state;

/** The page's address, as islands read and change it. */
export interface Address {
  readonly href: () => string;
  /** Puts another query in this one's stead. */
  readonly replaceQuery: (query: Readonly<Record<string, string>>) => void;
  /** Goes a step further, which the browser's Back leaves again. */
  readonly pushQuery: (query: Readonly<Record<string, string>>) => void;
  /** Leaves a step that `pushQuery` made. @returns false where this is none */
  readonly stepBack: () => boolean;
  /** Tells of every change. @returns ends it */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The address of the browser's window. */
export function browserAddress(): Address {
  const listeners = new Set<() => void>();
  const tell = () => {
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
      tell();
    },
    pushQuery: (query) => {
      history.pushState(STEP, '', withQuery(query));
      tell();
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
