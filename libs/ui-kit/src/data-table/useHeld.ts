import { useState } from 'react';
import { useStable } from './useStable.ts';

/** A value that the page holds when it gives one, and the table itself when it does not. */
export function useHeld<T>(
  given: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): readonly [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = useStable((value: T) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  });
  return [given ?? own, change];
}
