import { useEffect, useRef } from 'react';

interface Call {
  readonly abort: () => void;
}

/** @returns a function that marks the running call, to be aborted when the page is left */
export function useAbortOnLeave() {
  const call = useRef<Call>(null);
  useEffect(() => () => call.current?.abort(), []);
  return <Made extends Call>(made: Made): Made => {
    call.current = made;
    return made;
  };
}
