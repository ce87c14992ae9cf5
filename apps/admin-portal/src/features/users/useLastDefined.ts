import { useState } from 'react';

/** The last defined value: a closing dialog keeps its content while it fades out. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
