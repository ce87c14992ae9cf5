import type { Action } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Tells a flow that the browser restored the page from its back-forward cache, with nothing in progress. */
export function useBfcacheRestore(returned: () => Action): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(returned());
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  }, [dispatch, returned]);
}
