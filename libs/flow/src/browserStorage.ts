/** The part of `Storage` that the sites use. It never fails: where the browser refuses it, it is empty. */
export interface KeyValueStorage extends Pick<Storage, 'getItem' | 'removeItem'> {
  /** @returns whether another page of the site can read it */
  readonly setItem: (key: string, value: string) => boolean;
  readonly keys: () => readonly string[];
}

/**
 * A storage of the browser, accessed only when it is used, because the prerenderer has none. One that the
 * browser refuses is empty.
 */
export function browserStorage(storage: () => Storage): KeyValueStorage {
  const tried = <Result>(access: (items: Storage) => Result, refused: Result): Result => {
    try {
      return access(storage());
    } catch {
      return refused;
    }
  };
  return {
    getItem: (key) => tried((items) => items.getItem(key), null),
    setItem: (key, value) =>
      tried((items) => {
        items.setItem(key, value);
        return true;
      }, false),
    removeItem: (key) => tried((items) => items.removeItem(key), undefined),
    keys: () => tried((items) => Object.keys(items), []),
  };
}

export const tabStorage = browserStorage(() => window.sessionStorage);

export const deviceStorage = browserStorage(() => window.localStorage);
