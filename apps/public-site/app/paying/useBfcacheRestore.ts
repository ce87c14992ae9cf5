import type { Action } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Dispatches an action when the browser restores the page from its back-forward cache. */
export function useBfcacheRestore(returned: () => Action): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(returned());
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [dispatch, returned]);
}
