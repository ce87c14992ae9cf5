import { useCallback, useEffect, useState } from 'react';

interface Call {
  readonly abort: () => void;
}

/** Marks a call that ends with its page: when the page is left, it is aborted. */
export function useUntilLeft() {
  const [call, setCall] = useState<Call>();
  useEffect(() => () => call?.abort(), [call]);
  return useCallback(<Made extends Call>(made: Made): Made => {
    setCall(made);
    return made;
  }, []);
}
