import { useState } from 'react';

/** A value that the page holds when it gives one, and the table itself when it does not. */
export function useHeld<T>(
  given: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): readonly [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  return [
    given ?? own,
    (value) => {
      if (given === undefined) setOwn(value);
      onChange?.(value);
    },
  ];
}
