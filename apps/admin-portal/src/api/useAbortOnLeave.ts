import { useCallback, useEffect, useState } from 'react';

interface Call {
  readonly abort: () => void;
}

/** @returns a function that marks a call, to be aborted when the page is left or another call is marked */
export function useAbortOnLeave() {
  const [call, setCall] = useState<Call>();
  useEffect(() => () => call?.abort(), [call]);
  return useCallback(<Made extends Call>(made: Made): Made => {
    setCall(made);
    return made;
  }, []);
}
